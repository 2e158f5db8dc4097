/**
 * Load shedding: refuses requests above the number that is answered at once, as an endless queue would make everybody wait
 * until nobody waits any more. In the cloud a process answers one request at a time, and the deployment limits the
 * number of processes.
 */

import { createMiddleware } from 'hono/factory';
import { answerUnavailable } from '../contract/problem-answer.ts';
import type { BaseDeps, Env } from '../env.ts';

export function loadShedding({ mostAtOnce = Infinity }: BaseDeps) {
  let running = 0;
  return createMiddleware<Env>(async (c, next) => {
    if (running >= mostAtOnce) return answerUnavailable(c, 'the server is overloaded; try again');
    running += 1;
    try {
      await next();
    } finally {
      running -= 1;
    }
    return undefined;
  });
}
