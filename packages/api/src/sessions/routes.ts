/** Sessions, and handing a player over to another device (docs/design.md#sessions, docs/design.md#handing-over). */

import { endSessions, makeCode, readCode, sessionsOf, useCode } from '@aeroplane/core';
import { Hono } from 'hono';
import { looseObject } from 'valibot';
import { operation } from '../contract/contract.ts';
import type { Env } from '../env.ts';
import { signInLimit } from '../middleware/network-limit.ts';
import { forgetSession, signedIn } from '../middleware/session-cookie.ts';
import { valid } from '../middleware/valid.ts';
import { answerSignIn, SIGN_IN_ANSWER } from '../players/sign-in-answer.ts';
import { appManifest } from './app-manifest.ts';
import { code, codeOwner, manifestQuery, newCode, sessions } from './schema.ts';

const MANIFEST_TYPE = 'application/manifest+json';

export const sessionRoutes = new Hono<Env>()
  .get(
    '/me/sessions',
    operation({ summary: 'where the player is signed in', answers: { 200: { schema: sessions } } }),
    signedIn,
    async (c) => {
      const { core, player, session: current } = c.var;
      const listed = (await sessionsOf(core, player, current)).map(({ hash, createdAtMs }) => ({
        id: hash,
        createdAt: new Date(createdAtMs).toISOString(),
        ...(hash === current.hash && { current: true as const }),
      }));
      return c.json({ sessions: listed });
    },
  )
  .delete(
    '/me/sessions',
    operation({ summary: 'sign out everywhere', answers: { 204: { description: 'signed out' } } }),
    signedIn,
    async (c) => {
      const { core, player, session: current } = c.var;
      await endSessions(core, player, current);
      forgetSession(c);
      return c.body(null, 204);
    },
  )
  .delete(
    '/me/sessions/:id',
    operation({
      summary: 'sign one device out; `current`: this one',
      answers: { 204: { description: 'signed out' } },
    }),
    signedIn,
    async (c) => {
      const { core, player, session: current } = c.var;
      const id = c.req.param('id');
      const own = id === 'current' || id === current.hash;
      await endSessions(core, player, current, own ? current.hash : id);
      if (own) forgetSession(c);
      return c.body(null, 204);
    },
  )
  .post(
    '/codes',
    operation({
      summary: 'make a code that carries the player over to another device',
      answers: { 201: { description: 'the code', schema: code } },
      problems: ['too-often'],
    }),
    signedIn,
    valid('json', newCode),
    async (c) => {
      const { core, player } = c.var;
      const made = await makeCode(core, player, c.req.valid('json').install ?? false);
      return c.json({ code: made.code, expiresAt: new Date(made.expiresAtMs).toISOString() }, 201);
    },
  )
  .get(
    '/codes/:code',
    operation({
      summary: 'who a code carries over',
      answers: { 200: { schema: codeOwner } },
      problems: ['unknown-code'],
    }),
    signInLimit,
    async (c) => {
      const { name } = await readCode(c.var.core, c.req.param('code'));
      return c.json({ name });
    },
  )
  .post(
    '/codes/:code',
    operation({
      summary: 'sign this device in by a code; the seats of whoever it belonged to come along',
      answers: { 200: SIGN_IN_ANSWER },
      problems: ['unknown-code', 'busy'],
    }),
    signInLimit,
    async (c) => {
      const { core, session: current } = c.var;
      return answerSignIn(c, await useCode(core, c.req.param('code'), current));
    },
  )
  .get(
    '/manifest',
    operation({
      summary: 'the manifest of the app, which may start with a code',
      answers: { 200: { description: 'the manifest', schema: looseObject({}), type: MANIFEST_TYPE } },
    }),
    valid('query', manifestQuery),
    (c) => c.json(appManifest(c.req.valid('query').code), 200, { 'Content-Type': MANIFEST_TYPE }),
  );
