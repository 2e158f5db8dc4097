/** What every app has in common: headers, guards and limits, the session, and the answers to refusals and faults. */

import { Problem, Unavailable } from '@aeroplane/core';
import { Hono, type Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { requestId } from 'hono/request-id';
import { answerProblem, answerRefusal, answerUnavailable } from './contract/problem-answer.ts';
import type { BaseDeps, Env } from './env.ts';
import { loadShedding } from './middleware/load-shedding.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import { session } from './middleware/session-cookie.ts';
import { writeGuard } from './middleware/write-guard.ts';
import { securityHeaders } from './security-headers.ts';

/** An app without routes, for the addresses below `path`. */
export function createBaseApp<Path extends string>(deps: BaseDeps, path: Path) {
  const app = new Hono<Env>().basePath(path);
  const headers = Object.entries(securityHeaders('data', deps.publicOrigin));

  app.use(requestId());
  app.use(async (c, next) => {
    c.set('core', deps.core);
    c.set('deps', deps);
    // Set before there is an answer: Hono copies a finished answer for each header that is set on it.
    for (const [name, value] of headers) c.header(name, value);
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.use(loadShedding(deps));
  app.use(writeGuard(deps));
  app.use(session);
  app.use(rateLimit(deps));

  app.onError((error, c) => {
    if (error instanceof Problem) return answerRefusal(c, error);
    if (error instanceof HTTPException && error.status < 500) {
      return answerProblem(c, 'bad-json', 'the body is not valid JSON');
    }
    deps.onFault(error, c.get('requestId'));
    if (error instanceof Unavailable) {
      return answerUnavailable(c, 'a service that this server needs does not answer; try again');
    }
    return answerProblem(c, 'internal', 'the server failed', { requestId: c.get('requestId') });
  });

  return app;
}

/** A route and not Hono's `notFound`, which is lost when the app becomes a part of another one. */
export const answerNotFound = (c: Context): Response =>
  answerProblem(c, 'not-found', 'there is nothing at this address');
