/** What reaches people while they are away: pushes to this device, and mails (DESIGN § 6). */

import {
  addDevice,
  confirmMail,
  deviceOfSession,
  readMail,
  removeDevices,
  removeMail,
  setMail,
  testDevice,
  unsubscribe,
  type Device,
  type MailAddress,
} from '@aeroplane/core';
import { Hono } from 'hono';
import type { AppDeps, Env } from '../env.ts';
import { guesses } from '../guesses.ts';
import { mailToken, newMail, subscription } from '../schema/player.ts';
import { tokenQuery } from '../schema/query.ts';
import { signedIn } from '../session-cookie.ts';
import { valid } from '../valid.ts';

const deviceEntry = (device: Device | undefined) => ({
  id: device?.id ?? null,
  reachedAt: device?.reachedAtMs == null ? null : new Date(device.reachedAtMs).toISOString(),
});

const mailEntry = (available: boolean, mail: MailAddress | undefined) => ({
  available,
  ...(mail !== undefined && {
    address: mail.address,
    afterHours: mail.afterHours,
    confirmed: mail.confirmedAtMs !== null,
  }),
});

export const deviceRoutes = (deps: AppDeps) => {
  const { core, pushKey } = deps;
  const guessed = guesses(deps);
  return (
    new Hono<Env>()
      .get('/push/key', (c) => c.json({ key: pushKey }))
      .get('/me/push', signedIn, async (c) =>
        c.json(deviceEntry(await deviceOfSession(core, c.get('player'), c.get('session').hash))),
      )
      .put('/me/push', signedIn, valid('json', subscription), async (c) => {
        const { endpoint, keys } = c.req.valid('json');
        const device = await addDevice(core, c.get('player'), c.get('session').hash, { endpoint, ...keys });
        return c.json(deviceEntry(device));
      })
      .delete('/me/push', signedIn, async (c) => {
        await removeDevices(core, c.get('player'), c.get('session').hash);
        return c.body(null, 204);
      })
      .post('/me/push/test', signedIn, async (c) => {
        await testDevice(core, c.get('player'), c.get('session').hash);
        return c.body(null, 202);
      })
      .get('/me/mail', signedIn, async (c) =>
        c.json(mailEntry(core.mails, await readMail(core, c.get('player')))),
      )
      .put('/me/mail', signedIn, valid('json', newMail), async (c) => {
        const { mail } = await setMail(core, c.get('player'), c.req.valid('json'));
        return c.json(mailEntry(core.mails, mail));
      })
      .delete('/me/mail', signedIn, async (c) => {
        await removeMail(core, c.get('player'));
        return c.body(null, 204);
      })
      .post('/me/mail/confirm', guessed, valid('json', mailToken), async (c) => {
        await confirmMail(core, c.req.valid('json').token);
        return c.body(null, 204);
      })
      // One tap in a mail program (RFC 8058) or on the page: the address has the token, whatever the body says.
      .post('/me/mail/unsubscribe', guessed, valid('query', tokenQuery), async (c) => {
        await unsubscribe(core, c.req.valid('query').token);
        return c.body(null, 204);
      })
  );
};
