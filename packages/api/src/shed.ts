/**
 * Refuses what comes on top of what is being answered already: a queue without end would make everybody wait until nobody
 * waits any more. In the cloud a process answers one request at a time, and how many processes there may be is said where
 * they are deployed.
 */

import { createMiddleware } from 'hono/factory';
import type { GroundDeps, Env } from './env.ts';
import { answerUnavailable } from './problem-answer.ts';

export function shed({ mostAtOnce = Infinity }: GroundDeps) {
  let running = 0;
  return createMiddleware<Env>(async (c, next) => {
    if (running >= mostAtOnce) return answerUnavailable(c, 'too much is asked at once; try again');
    running += 1;
    try {
      await next();
    } finally {
      running -= 1;
    }
    return undefined;
  });
}
