/** The HTTP API: the same app in one process and in the cloud (docs/design.md#the-http-contract). */

import { object, boolean, string, looseObject } from 'valibot';
import { createBaseApp, answerNotFound } from './base-app.ts';
import { chatRoutes } from './chat/routes.ts';
import { operation } from './contract/contract.ts';
import { deviceRoutes } from './devices/routes.ts';
import type { AppDeps } from './env.ts';
import { gameRoutes } from './games/routes.ts';
import { membershipRoutes } from './games/membership-routes.ts';
import { playRoutes } from './games/play-routes.ts';
import { inviteRoutes } from './invites/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { playerRoutes } from './players/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';

const health = object({ ok: boolean(), version: string(), commit: string() });

/** The app over its dependencies. It answers everything under `/api`. */
export function createApp(deps: AppDeps) {
  const app = createBaseApp(deps, '/api');
  const routes = app
    .get(
      '/health',
      operation({ summary: 'whether the server is well', answers: { 200: { schema: health } } }),
      (c) => c.json({ ok: true, version: deps.version, commit: deps.commit }),
    )
    .get(
      '/openapi.json',
      operation({ summary: 'this description', answers: { 200: { schema: looseObject({}) } } }),
      async (c) => {
        const { openapi } = await import('./contract/openapi.ts');
        return c.json(openapi(deps.version, app.routes));
      },
    )
    .route('/', playerRoutes)
    .route('/', sessionRoutes)
    .route('/', deviceRoutes)
    .route('/', mailRoutes)
    .route('/', peopleRoutes)
    .route('/', inviteRoutes)
    .route('/', gameRoutes)
    .route('/', playRoutes)
    .route('/', membershipRoutes)
    .route('/', chatRoutes);
  app.all('*', answerNotFound);
  return routes;
}

export type AppType = ReturnType<typeof createApp>;
