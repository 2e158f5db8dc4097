/** Passkeys: kept, removed and signed in by (docs/design.md#passkeys). */

import {
  addPasskey,
  beginPasskey,
  newChallenge,
  passkeyEntry,
  removePasskey,
  signInByPasskey,
} from '@aeroplane/core';
import { Hono } from 'hono';
import { operation } from '../contract/contract.ts';
import type { Env } from '../env.ts';
import { signInLimit } from '../middleware/network-limit.ts';
import { signedIn } from '../middleware/session-cookie.ts';
import { valid } from '../middleware/valid.ts';
import { answerSignIn, SIGN_IN_ANSWER } from '../players/sign-in-answer.ts';
import * as schema from './schema.ts';
import type * as webAuthnModule from './webauthn.ts';

/** Given to the routes and not imported by them, so that describing them does not load the WebAuthn library. */
export interface PasskeyEnv extends Env {
  Variables: Env['Variables'] & { webAuthn: typeof webAuthnModule };
}

export const passkeyRoutes = new Hono<PasskeyEnv>()
  .get(
    '/',
    operation({
      summary: 'the passkeys of the player',
      answers: { 200: { description: 'the passkeys', schema: schema.passkeys } },
    }),
    signedIn,
    async (c) => {
      const { core, player } = c.var;
      return c.json({ passkeys: (await core.store.passkeys(player)).map(passkeyEntry) });
    },
  )
  .post(
    '/creation',
    operation({
      summary: 'begin a new passkey: what the browser makes it with, good once and for ten minutes',
      answers: { 200: { description: 'the options of WebAuthn', schema: schema.options } },
      problems: ['too-many-passkeys', 'too-often'],
    }),
    signedIn,
    async (c) => {
      const { core, player, webAuthn } = c.var;
      const begun = await beginPasskey(core, player);
      return c.json(await webAuthn.creationOptions(webAuthn.relyingParty(c), begun));
    },
  )
  .post(
    '/',
    operation({
      summary: 'keep the passkey that the browser has made',
      answers: { 201: { description: 'the passkey', schema: schema.passkey } },
      problems: ['bad-name', 'unknown-challenge', 'bad-passkey'],
    }),
    signedIn,
    valid('json', schema.createdPasskey),
    async (c) => {
      const { core, player, webAuthn } = c.var;
      const { name, response } = c.req.valid('json');
      const checks = webAuthn.authenticators(webAuthn.relyingParty(c));
      return c.json(passkeyEntry(await addPasskey(core, checks, player, response, name)), 201);
    },
  )
  .delete(
    '/:id',
    operation({
      summary: 'remove a passkey: it signs nobody in any more',
      answers: { 204: { description: 'removed' } },
    }),
    signedIn,
    async (c) => {
      const { core, player } = c.var;
      await removePasskey(core, player, c.req.param('id'));
      return c.body(null, 204);
    },
  )
  .post(
    '/request',
    operation({
      summary: 'begin to sign in: what the browser looks for a passkey with, good once and for ten minutes',
      answers: { 200: { description: 'the options of WebAuthn', schema: schema.options } },
    }),
    signInLimit,
    async (c) => {
      const { core, webAuthn } = c.var;
      return c.json(await webAuthn.requestOptions(webAuthn.relyingParty(c), await newChallenge(core, null)));
    },
  )
  .post(
    '/session',
    operation({
      summary: 'sign this device in by a passkey; the seats of whoever it belonged to come along',
      answers: { 200: SIGN_IN_ANSWER },
      problems: ['unknown-passkey', 'unknown-challenge', 'bad-passkey', 'busy'],
    }),
    valid('json', schema.usedPasskey),
    signInLimit,
    async (c) => {
      const { core, session, webAuthn } = c.var;
      const checks = webAuthn.authenticators(webAuthn.relyingParty(c));
      return answerSignIn(c, await signInByPasskey(core, checks, c.req.valid('json').response, session));
    },
  );
