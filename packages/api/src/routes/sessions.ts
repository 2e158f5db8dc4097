/** Devices: where a player is signed in, and carrying them over to another one (DESIGN § 7). */

import { endSessions, makeCode, readCode, sessionsOf, useCode } from '@aeroplane/core';
import { Hono } from 'hono';
import { appManifest } from '../app-manifest.ts';
import { networkOfRequest } from '../client-address.ts';
import type { AppDeps, Env } from '../env.ts';
import { newCode } from '../schema/player.ts';
import { manifestQuery } from '../schema/query.ts';
import { forgetSession, setSession, signedIn } from '../session-cookie.ts';
import { valid } from '../valid.ts';

export const sessionRoutes = (deps: AppDeps) => {
  const { core } = deps;
  return new Hono<Env>()
    .get('/me/sessions', signedIn, async (c) => {
      const current = c.get('session');
      const sessions = await sessionsOf(core, c.get('player'), current);
      const listed = sessions.map(({ hash, createdAtMs }) => ({
        id: hash,
        createdAt: new Date(createdAtMs).toISOString(),
        ...(hash === current.hash && { current: true as const }),
      }));
      return c.json({ sessions: listed });
    })
    .delete('/me/sessions', signedIn, async (c) => {
      await endSessions(core, c.get('player'), c.get('session'));
      forgetSession(c, deps);
      return c.body(null, 204);
    })
    .delete('/me/sessions/:id', signedIn, async (c) => {
      const current = c.get('session');
      const id = c.req.param('id');
      const own = id === 'current' || id === current.hash;
      await endSessions(core, c.get('player'), current, own ? current.hash : id);
      if (own) forgetSession(c, deps);
      return c.body(null, 204);
    })
    .post('/codes', signedIn, valid('json', newCode), async (c) => {
      const { code, expiresAtMs } = await makeCode(
        core,
        c.get('player'),
        c.req.valid('json').install ?? false,
      );
      return c.json({ code, expiresAt: new Date(expiresAtMs).toISOString() }, 201);
    })
    .get('/codes/:code', async (c) => {
      await core.limits.take('sign-in', networkOfRequest(deps, c));
      const { name } = await readCode(core, c.req.param('code'));
      return c.json({ name });
    })
    .post('/codes/:code', async (c) => {
      await core.limits.take('sign-in', networkOfRequest(deps, c));
      const { player, token } = await useCode(core, c.req.param('code'), c.get('session'));
      setSession(c, deps, token);
      return c.json({ id: player.id, name: player.name });
    })
    .get('/manifest', valid('query', manifestQuery), (c) =>
      c.json(appManifest(c.req.valid('query').code), 200, {
        'Content-Type': 'application/manifest+json',
      }),
    );
};
