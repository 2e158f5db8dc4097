/** The email address of a player. */

import type { Mail } from '@aeroplane/api';
import { makeMailToken } from '@aeroplane/core';
import { describe, expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { code, FIVE_MINUTES_MS, mailless, replaceInStore, world } from './scene.ts';

/** The token in the link of an email to this player. */
async function tokenOf(client: Client): Promise<string> {
  const player = await world.core.store.readPlayer(client.player);
  if (player?.mail === undefined) throw new Error('no address');
  return makeMailToken(player.id, player.mail);
}

const put = (client: Client, address: string, afterHours: unknown = 4) =>
  client.call<Mail>('PUT', '/api/me/mail', { address, afterHours });

const confirm = (client: Client, token: string) => client.call('POST', '/api/me/mail/confirm', { token });
const unsubscribe = (client: Client, token: string) =>
  client.call('POST', `/api/me/mail/unsubscribe?token=${encodeURIComponent(token)}`);

export function mails(): void {
  describe('an email address', { timeout: 30_000 }, () => {
    it('is set, confirmed by the owner of its mailbox, and removed', async () => {
      const zoe = await world.guest('Zoe');
      expect((await zoe.get('/api/me/mail')).body).toEqual({ available: true });
      const set = await put(zoe, ' zoe@example.org ');
      expect(set.body).toEqual({
        available: true,
        address: 'zoe@example.org',
        afterHours: 4,
        confirmed: false,
      });
      expect(world.queue.take()).toContainEqual({ type: 'confirm', player: zoe.player });
      expect(await code(put(zoe, 'zoe@example.com'))).toBe('mailed-already');
      const token = await tokenOf(zoe);
      // The link works without a session.
      expect((await confirm(world.client(), token)).status).toBe(204);
      expect((await confirm(world.client(), token)).status).toBe(204);
      expect((await zoe.get('/api/me/mail')).body).toMatchObject({ confirmed: true });
      // Changing the time sends no email.
      expect((await put(zoe, 'zoe@example.org', 12)).body).toMatchObject({ confirmed: true, afterHours: 12 });
      expect(world.queue.take()).toEqual([]);
      expect((await zoe.call('DELETE', '/api/me/mail')).status).toBe(204);
      expect((await zoe.get('/api/me/mail')).body).toEqual({ available: true });
      expect(await code(confirm(world.client(), token))).toBe('unknown-token');
      expect(await code(unsubscribe(world.client(), token))).toBe('unknown-token');
      expect((await zoe.call('DELETE', '/api/me/mail')).status).toBe(204);
    });

    it('is removed by the link of any email, once', async () => {
      const zoe = await world.guest('Zoe');
      await put(zoe, 'zoe@example.org');
      const token = await tokenOf(zoe);
      expect((await unsubscribe(world.client(), token)).status).toBe(204);
      expect((await zoe.get('/api/me/mail')).body).toEqual({ available: true });
      expect(await code(unsubscribe(world.client(), token))).toBe('unknown-token');
    });

    it('gets a new confirmation email after a while, with another link', async () => {
      const zoe = await world.guest('Zoe');
      await put(zoe, 'zoe@example.org');
      const first = await tokenOf(zoe);
      world.skip(FIVE_MINUTES_MS);
      expect((await put(zoe, 'zoe@example.com')).body).toMatchObject({ confirmed: false });
      expect(await code(confirm(zoe, first))).toBe('unknown-token');
      expect((await confirm(zoe, await tokenOf(zoe))).status).toBe(204);
    });

    it('must be valid, with one of the offered delays', async () => {
      const zoe = await world.guest('Zoe');
      for (const address of [
        '',
        'zoe',
        'zoe@localhost',
        'a@b.c',
        'zoe@example.org, max@example.org',
        'Zoe <zoe@example.org>',
        'zoe@example.org\r\nBcc: max@example.org',
        `${'z'.repeat(65)}@example.org`,
        `zoe@${'z'.repeat(300)}.org`,
      ]) {
        expect(await code(put(zoe, address)), address).toBe('bad-address');
      }
      for (const afterHours of [0, 2, '4', null])
        expect(await code(put(zoe, 'zoe@example.org', afterHours))).toBe('bad-request');
      for (const token of ['', 'x', `${zoe.player}.`, `${zoe.player}.${'x'.repeat(16)}`, 'a.b.c'])
        expect(await code(confirm(zoe, token)), token).toBe('unknown-token');
    });

    it('is refused where the server sends no email', async () => {
      const zoe = await mailless.guest('Zoe');
      expect((await zoe.get('/api/me/mail')).body).toEqual({ available: false });
      expect(await code(put(zoe, 'zoe@example.org'))).toBe('no-mail');
    });

    it('may have to retry while others keep writing', async () => {
      const zoe = await world.guest('Zoe');
      const never = { replacePlayer: async () => false };
      replaceInStore(never);
      expect(await code(put(zoe, 'zoe@example.org'))).toBe('busy');
      replaceInStore({});
      await put(zoe, 'zoe@example.org');
      const token = await tokenOf(zoe);
      replaceInStore(never);
      expect(await code(confirm(zoe, token))).toBe('busy');
      expect(await code(unsubscribe(zoe, token))).toBe('busy');
      expect(await code(zoe.call('DELETE', '/api/me/mail'))).toBe('busy');
    });
  });
}
