/**
 * How fast one session may play (DESIGN § 4): a token bucket in this process, as moves must not cost a second write. It
 * is far more than people do, and keeps a page or a program that has gone wild from taking the server from the others.
 */

import { takenFrom, TooOften, type Limit } from '@aeroplane/core';
import { createMiddleware } from 'hono/factory';
import type { GroundDeps, Env } from './env.ts';

/** Writes to games, by session. */
export const PACE: Limit = { burst: 200, everyMs: 20 };

/** Writes to a game that there is. */
const PACED = /^\/api\/games\/[^/]+\//;

const MOST_REMEMBERED = 10_000;

/** Lets a session's writes to games go on at this pace. */
export function pace({ monotonicMs = () => performance.now() }: GroundDeps) {
  /** When each session's bucket is full again. */
  const fullAtMs = new Map<string, number>();
  return createMiddleware<Env>(async (c, next) => {
    const session = c.get('session')?.hash;
    if (session !== undefined && c.req.method === 'POST' && PACED.test(c.req.path)) {
      const taken = takenFrom(PACE, fullAtMs.get(session), monotonicMs());
      if ('waitMs' in taken) throw new TooOften(taken.waitMs);
      if (fullAtMs.size >= MOST_REMEMBERED) fullAtMs.clear();
      fullAtMs.set(session, taken.fullAtMs);
    }
    await next();
  });
}
