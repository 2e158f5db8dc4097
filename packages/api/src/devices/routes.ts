/** Web push to the devices of a player (docs/design.md#web-push). */

import { addDevice, deviceOfSession, removeDevices, testDevice, type Device } from '@aeroplane/core';
import { Hono } from 'hono';
import { operation } from '../contract/contract.ts';
import type { AppEnv } from '../env.ts';
import { signedIn } from '../middleware/session-cookie.ts';
import { valid } from '../middleware/valid.ts';
import { device, pushKey, subscription } from './schema.ts';

const deviceEntry = (entry: Device | undefined) => ({
  id: entry?.id ?? null,
  reachedAt: entry?.reachedAtMs == null ? null : new Date(entry.reachedAtMs).toISOString(),
});

export const deviceRoutes = new Hono<AppEnv>()
  .get(
    '/push/key',
    operation({
      summary: 'the public key for push subscriptions',
      answers: { 200: { schema: pushKey } },
    }),
    (c) => c.json({ key: c.var.deps.pushKey }),
  )
  .get(
    '/me/push',
    operation({ summary: 'whether pushes come to this device', answers: { 200: { schema: device } } }),
    signedIn,
    async (c) => {
      const { core, player, session } = c.var;
      return c.json(deviceEntry(await deviceOfSession(core, player, session.hash)));
    },
  )
  .put(
    '/me/push',
    operation({
      summary: 'let pushes come to this device; again: the same',
      answers: { 200: { description: 'the device', schema: device } },
      problems: ['bad-endpoint'],
    }),
    signedIn,
    valid('json', subscription),
    async (c) => {
      const { core, player, session } = c.var;
      const { endpoint, keys } = c.req.valid('json');
      return c.json(deviceEntry(await addDevice(core, player, session.hash, { endpoint, ...keys })));
    },
  )
  .delete(
    '/me/push',
    operation({ summary: 'end the pushes to this device', answers: { 204: { description: 'ended' } } }),
    signedIn,
    async (c) => {
      const { core, player, session } = c.var;
      await removeDevices(core, player, session.hash);
      return c.body(null, 204);
    },
  )
  .post(
    '/me/push/test',
    operation({
      summary: 'have a push sent to this device that tells nothing but that it arrives',
      answers: { 202: { description: 'on its way' } },
      problems: ['no-device', 'too-often'],
    }),
    signedIn,
    async (c) => {
      const { core, player, session } = c.var;
      await testDevice(core, player, session.hash);
      return c.body(null, 202);
    },
  );
