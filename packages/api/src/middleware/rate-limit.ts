/**
 * The rate limit of a session's writes to games (docs/design.md#limits): a token bucket in this process, as a move must not
 * cost a second stored write. Far above what people do; it keeps a runaway page or program from using up the server.
 */

import { Lru, takenFrom, TooOften, type Limit } from '@aeroplane/core';
import { createMiddleware } from 'hono/factory';
import type { BaseDeps, Env } from '../env.ts';

/** Writes to games, by session. */
const GAME_WRITES: Limit = { burst: 200, everyMs: 20 };

const GAME_PATH = /^\/api\/games\/[^/]+\//;

/** Whether the limit counts a request: a write to an existing game. */
export const isRateLimited = ({
  method,
  path,
}: {
  readonly method: string;
  readonly path: string;
}): boolean => method === 'POST' && GAME_PATH.test(path);

const MOST_REMEMBERED = 10_000;

/** Refuses writes of a session over the limit. `TooOften`. */
export function rateLimit({ monotonicMs = () => performance.now() }: BaseDeps) {
  /** When each session's bucket is full again. */
  const fullAtMs = new Lru<string, number>(MOST_REMEMBERED);
  return createMiddleware<Env>(async (c, next) => {
    const session = c.get('session')?.hash;
    if (session !== undefined && isRateLimited(c.req)) {
      const taken = takenFrom(GAME_WRITES, fullAtMs.get(session), monotonicMs());
      if ('waitMs' in taken) throw new TooOften(taken.waitMs);
      fullAtMs.set(session, taken.fullAtMs);
    }
    await next();
  });
}
