/** The HTTP API: the same app in one process and in the cloud (DESIGN § 1, idea 7; § 8). */

import { Problem, Unavailable } from '@aeroplane/core';
import { Hono, type Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { requestId } from 'hono/request-id';
import type { AppDeps, Env, GroundDeps } from './env.ts';
import { pace } from './pace.ts';
import { answerProblem, answerRefusal, answerUnavailable } from './problem-answer.ts';
import { chatRoutes } from './routes/chat.ts';
import { deviceRoutes } from './routes/devices.ts';
import { gameRoutes } from './routes/games.ts';
import { inviteRoutes } from './routes/invites.ts';
import { peopleRoutes } from './routes/people.ts';
import { playerRoutes } from './routes/players.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { securityHeaders } from './security-headers.ts';
import { session } from './session-cookie.ts';
import { shed } from './shed.ts';
import { writeGuard } from './write-guard.ts';

/** What every app stands on: who asks, what a write must be, and how refusals and faults are answered. */
export function createGround<Path extends string>(deps: GroundDeps, path: Path) {
  const app = new Hono<Env>().basePath(path);
  const headers = Object.entries(securityHeaders('data', deps.publicOrigin));

  app.use(requestId());
  app.use(async (c, next) => {
    // Before there is an answer, as changing one afterwards makes it anew for each header.
    for (const [name, value] of headers) c.header(name, value);
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.use(shed(deps));
  app.use(writeGuard(deps));
  app.use(session(deps));
  app.use(pace(deps));

  app.onError((error, c) => {
    if (error instanceof Problem) return answerRefusal(c, error);
    if (error instanceof HTTPException && error.status < 500) {
      return answerProblem(c, 'bad-json', 'the body is not JSON');
    }
    deps.onFault(error, c.get('requestId'));
    if (error instanceof Unavailable)
      return answerUnavailable(c, 'something does not answer here; try again');
    return answerProblem(c, 'internal', 'something went wrong here', { requestId: c.get('requestId') });
  });

  return app;
}

/** A route and not `notFound`, which an app that takes this one in would leave behind. */
export const nothingHere = (c: Context): Response => answerProblem(c, 'not-found', 'there is nothing here');

/** The app over its dependencies. Everything it answers for is under `/api`. */
export function createApp(deps: AppDeps) {
  const app = createGround(deps, '/api');
  const routes = app
    .get('/health', (c) => c.json({ ok: true, version: deps.version, commit: deps.commit }))
    .get('/openapi.json', async (c) => {
      // Asked for by developers only, so it costs the others no start-up time.
      const { openapi } = await import('./openapi.ts');
      return c.json(openapi(deps.version));
    })
    .route('/', playerRoutes(deps))
    .route('/', sessionRoutes(deps))
    .route('/', deviceRoutes(deps))
    .route('/', peopleRoutes(deps))
    .route('/', inviteRoutes(deps))
    .route('/', gameRoutes(deps))
    .route('/', chatRoutes(deps));
  app.all('*', nothingHere);
  return routes;
}

export type AppType = ReturnType<typeof createApp>;
