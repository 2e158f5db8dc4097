/**
 * The app of `/api/passkeys` (docs/design.md#passkeys). It is an app of its own, so that in the cloud it is a function of
 * its own, and no other function loads the WebAuthn library.
 */

import { createMiddleware } from 'hono/factory';
import { answerNotFound, createBaseApp } from './base-app.ts';
import type { BaseDeps } from './env.ts';
import { passkeyRoutes, type PasskeyEnv } from './passkeys/routes.ts';
import * as webAuthn from './passkeys/webauthn.ts';

const giveWebAuthn = createMiddleware<PasskeyEnv>(async (c, next) => {
  c.set('webAuthn', webAuthn);
  await next();
});

/** The app over its dependencies. It goes before that of `createApp`, which answers these addresses with `not-found`. */
export function createPasskeyApp(deps: BaseDeps) {
  const app = createBaseApp(deps, '/api/passkeys');
  app.use(giveWebAuthn);
  const routes = app.route('/', passkeyRoutes);
  app.all('*', answerNotFound);
  return routes;
}

export type PasskeyAppType = ReturnType<typeof createPasskeyApp>;
