/**
 * Logs every write and every failed request. Successful reads are most of the traffic, and API Gateway counts them. A line
 * has the route and never the path, since invites, codes and email links are secrets.
 */

import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

const GAME_ID = /^[\w-]{16}$/;

/** The game's id, which in an invite is the part before the secret. */
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
