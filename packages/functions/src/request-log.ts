/**
 * A line for every write and for whatever went wrong. Reads that went well have none: they are most of what is asked,
 * and API Gateway counts them. A line names the route and never the path: invites, codes and mail links are secrets.
 */

import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

const GAME_ID = /^[\w-]{16}$/;

/** Of a game's address the id; of an invite's the part before the secret. */
function gameOf(params: Readonly<Record<string, string>>): string | undefined {
  const id = params['id'] ?? params['code']?.split('.')[0];
  return id !== undefined && GAME_ID.test(id) ? id : undefined;
}

export const requestLog = (log: Log, metrics: Metrics) =>
  createMiddleware<{ Variables: { requestId: string } }>(async (c, next) => {
    const startedAtMs = performance.now();
    await next();
    const { method } = c.req;
    const { status } = c.res;
    const route = routePath(c, c.req.routeIndex);
    if (status >= 500) metrics.count('Faults');
    if (status < 400 && method === 'GET') return;
    log(status >= 500 ? 'error' : 'info', 'request', {
      requestId: c.get('requestId'),
      method,
      route,
      game: gameOf(c.req.param()),
      status,
      ms: Math.round(performance.now() - startedAtMs),
    });
  });
