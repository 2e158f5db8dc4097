/**
 * Passkeys (DESIGN § 7, § 8): an app of its own, so that in the cloud it is a function of its own, and what checks
 * authenticators is loaded by nobody else (§ 10).
 */

import {
  addPasskey,
  beginPasskey,
  newChallenge,
  passkeyEntry,
  removePasskey,
  signInByPasskey,
} from '@aeroplane/core';
import { createGround, nothingHere } from './app.ts';
import { networkOfRequest } from './client-address.ts';
import type { GroundDeps } from './env.ts';
import { createdPasskey, usedPasskey } from './schema/passkey.ts';
import { setSession, signedIn } from './session-cookie.ts';
import { valid } from './valid.ts';
import { creationOptions, relyingParty, requestOptions, webAuthn } from './webauthn.ts';

/** The app of `/api/passkeys`; it goes before `createApp`, which knows nothing of these addresses. */
export function createPasskeyApp(deps: GroundDeps) {
  const { core } = deps;
  const app = createGround(deps, '/api/passkeys');
  const routes = app
    .get('/', signedIn, async (c) => {
      const passkeys = await core.store.passkeys(c.get('player'));
      return c.json({ passkeys: passkeys.map(passkeyEntry) });
    })
    .post('/creation', signedIn, async (c) => {
      const begun = await beginPasskey(core, c.get('player'));
      return c.json(await creationOptions(relyingParty(deps, c), begun));
    })
    .post('/', signedIn, valid('json', createdPasskey), async (c) => {
      const { name, response } = c.req.valid('json');
      const checks = webAuthn(relyingParty(deps, c));
      return c.json(passkeyEntry(await addPasskey(core, checks, c.get('player'), response, name)), 201);
    })
    .delete('/:id', signedIn, async (c) => {
      await removePasskey(core, c.get('player'), c.req.param('id'));
      return c.body(null, 204);
    })
    .post('/request', async (c) => {
      await core.limits.take('sign-in', networkOfRequest(deps, c));
      return c.json(await requestOptions(relyingParty(deps, c), await newChallenge(core, null)));
    })
    .post('/session', valid('json', usedPasskey), async (c) => {
      await core.limits.take('sign-in', networkOfRequest(deps, c));
      const checks = webAuthn(relyingParty(deps, c));
      const { response } = c.req.valid('json');
      const { player, token } = await signInByPasskey(core, checks, response, c.get('session'));
      setSession(c, deps, token);
      return c.json({ id: player.id, name: player.name });
    });
  app.all('*', nothingHere);
  return routes;
}

export type PasskeyAppType = ReturnType<typeof createPasskeyApp>;
