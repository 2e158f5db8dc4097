/** Devices: sessions, hand-over codes, and pushes. */

import { createECDH, randomBytes } from 'node:crypto';
import type { PushDevice } from '@aeroplane/api';
import { describe, expect, it } from 'vitest';
import { seatEverybody } from '../support/play.ts';
import { PUSH_HOST } from '../support/world.ts';
import { ann, ben, code, HOUR_MS, NO_GAME, QUICK, replaceInStore, world } from './scene.ts';

interface Sessions {
  readonly sessions: { readonly id: string; readonly createdAt: string; readonly current?: true }[];
}
interface Code {
  readonly code: string;
  readonly expiresAt: string;
}

/** What a browser returns when it subscribes. */
export const subscription = (endpoint = `${PUSH_HOST}${randomBytes(9).toString('base64url')}`) => ({
  endpoint,
  expirationTime: null,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
});

export function devices(): void {
  describe('sessions', { timeout: 30_000 }, () => {
    it('are listed, and ended one by one or all at once', async () => {
      const zoe = await world.guest('Zoe');
      const others = [world.client(), world.client(), world.client()];
      for (const other of others) {
        const { body } = await zoe.call<Code>('POST', '/api/codes', {});
        await other.call('POST', `/api/codes/${body.code}`);
      }
      const listed = async () => (await zoe.get<Sessions>('/api/me/sessions')).body.sessions;
      expect(await listed()).toHaveLength(4);
      const [first = world.client(), second = world.client(), third = world.client()] = others;
      const own = (await first.get<Sessions>('/api/me/sessions')).body.sessions;
      const id = own.find(({ current }) => current)?.id ?? '';
      expect(own.filter(({ current }) => current)).toHaveLength(1);
      expect((await zoe.call('DELETE', `/api/me/sessions/${id}`)).status).toBe(204);
      expect(await code(first.get('/api/me'))).toBe('not-signed-in');
      // Ending an unknown session succeeds, and somebody else's session stays.
      expect((await ann.call('DELETE', `/api/me/sessions/${(await listed())[0]?.id}`)).status).toBe(204);
      expect((await zoe.call('DELETE', '/api/me/sessions/nonsense')).status).toBe(204);
      expect(await listed()).toHaveLength(3);
      expect((await second.call('DELETE', '/api/me/sessions/current')).status).toBe(204);
      expect(second.cookie).toBe('session=');
      expect(await listed()).toHaveLength(2);
      expect((await zoe.call('DELETE', '/api/me/sessions')).status).toBe(204);
      expect(await code(third.get('/api/me'))).toBe('not-signed-in');
      expect(await code(zoe.get('/api/me'))).toBe('not-signed-in');
    });
  });

  describe('a code', { timeout: 30_000 }, () => {
    it('signs a device in as its player, however it is typed, once, and within ten minutes', async () => {
      const { body, status } = await ann.call<Code>('POST', '/api/codes', {});
      expect(status).toBe(201);
      expect(body.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
      expect(Date.parse(body.expiresAt) - world.core.clock.nowMs()).toBe(10 * 60_000);
      const phone = world.client();
      const typed = `${body.code.slice(0, 5)} ${body.code.slice(5)}`.toLowerCase().replaceAll('0', 'o');
      expect((await phone.get(`/api/codes/${encodeURIComponent(typed)}`)).body).toEqual({ name: 'Ann' });
      const used = await phone.call('POST', `/api/codes/${encodeURIComponent(typed)}`);
      expect(used.body).toEqual({ id: ann.player, name: 'Ann' });
      expect((await phone.get('/api/me')).body).toMatchObject({ id: ann.player });
      expect(await code(world.client().call('POST', `/api/codes/${body.code}`))).toBe('unknown-code');
      const late = (await ann.call<Code>('POST', '/api/codes', { install: false })).body;
      world.skip(10 * 60_000);
      expect(await code(phone.get(`/api/codes/${late.code}`))).toBe('unknown-code');
      expect(await code(world.client().call('POST', `/api/codes/${late.code}`))).toBe('unknown-code');
    });

    it('lasts a day for an app that is being installed', async () => {
      const { body } = await ann.call<Code>('POST', '/api/codes', { install: true });
      world.skip(24 * HOUR_MS - 1);
      expect((await world.client().get(`/api/codes/${body.code}`)).status).toBe(200);
      expect((await world.client().get(`/api/manifest?code=${body.code}`)).body).toMatchObject({
        start_url: `/?code=${body.code}`,
      });
      world.skip(1);
      expect(await code(world.client().get(`/api/codes/${body.code}`))).toBe('unknown-code');
    });

    it('merges the seats of the guest who uses it, who may retry after a busy answer', async () => {
      const guest = await world.guest('Guest');
      const id = await seatEverybody([guest, ben], QUICK);
      const { body } = await ann.call<Code>('POST', '/api/codes', {});
      const before = guest.cookie;
      replaceInStore({ replaceGame: async () => false });
      expect(await code(guest.call('POST', `/api/codes/${body.code}`))).toBe('busy');
      replaceInStore({});
      expect(guest.cookie).toBe(before);
      expect((await guest.call('POST', `/api/codes/${body.code}`)).body).toMatchObject({ id: ann.player });
      expect((await guest.view(id)).body.seats.find(({ you }) => you)).toMatchObject({ name: 'Ann' });
      expect((await ann.games()).body.games.map((game) => game.id)).toContain(id);
    });
  });

  describe('pushes to a device', { timeout: 30_000 }, () => {
    it('can be subscribed, tested and ended', async () => {
      const zoe = await world.guest('Zoe');
      expect((await zoe.get('/api/push/key')).body).toEqual({ key: 'the-public-key' });
      expect((await zoe.get('/api/me/push')).body).toEqual({ id: null, reachedAt: null });
      expect(await code(zoe.call('POST', '/api/me/push/test'))).toBe('no-device');
      const browser = subscription();
      const put = await zoe.call<PushDevice>('PUT', '/api/me/push', browser);
      expect(put.body).toEqual({ id: expect.any(String) as string, reachedAt: null });
      expect((await zoe.call('PUT', '/api/me/push', browser)).body).toEqual(put.body);
      expect((await zoe.get('/api/me/push')).body).toEqual(put.body);
      expect((await zoe.call('POST', '/api/me/push/test')).status).toBe(202);
      expect(world.queue.take()).toContainEqual({
        type: 'push-test',
        player: zoe.player,
        device: put.body.id,
      });
      expect((await zoe.call('DELETE', '/api/me/push')).status).toBe(204);
      expect((await zoe.get('/api/me/push')).body).toEqual({ id: null, reachedAt: null });
      expect((await zoe.call('DELETE', '/api/me/push')).status).toBe(204);
    });

    it('need an endpoint at a known push service, and valid keys', async () => {
      for (const endpoint of [
        'https://evil.test/x',
        'http://127.0.0.1:1/x',
        'file:///etc/passwd',
        `${PUSH_HOST}`.slice(0, -1) + '.evil.test/',
      ])
        expect(await code(ann.call('PUT', '/api/me/push', subscription(endpoint)))).toBe('bad-endpoint');
      const proper = subscription();
      for (const bad of [
        { ...proper, endpoint: 'nowhere' },
        { ...proper, endpoint: PUSH_HOST + 'x'.repeat(1_000) },
        { ...proper, keys: { ...proper.keys, auth: 'short' } },
        { ...proper, keys: { ...proper.keys, p256dh: `${proper.keys.p256dh}AAAA` } },
        { ...proper, keys: { auth: proper.keys.auth } },
        { endpoint: proper.endpoint },
      ]) {
        expect(await code(ann.call('PUT', '/api/me/push', bad))).toBe('bad-request');
      }
    });

    it('stop for a muted game, and start again', async () => {
      const id = await seatEverybody([ann, ben], QUICK);
      const zoe = await world.guest('Zoe');
      expect(await code(zoe.call('POST', `/api/games/${id}/mute`, { muted: true }))).toBe('not-seated');
      expect(await code(zoe.call('POST', `/api/games/${NO_GAME}/mute`, { muted: true }))).toBe(
        'unknown-game',
      );
      const before = (await ann.view(id)).headers.get('etag');
      expect((await ann.call('POST', `/api/games/${id}/mute`, { muted: true })).status).toBe(204);
      const muted = await ann.view(id);
      expect(muted.body).toMatchObject({ muted: true });
      expect(muted.headers.get('etag')).not.toBe(before);
      expect((await ben.view(id)).body).not.toMatchObject({ muted: true });
      expect((await ann.call('POST', `/api/games/${id}/mute`, { muted: false })).status).toBe(204);
      expect((await ann.view(id)).body).not.toMatchObject({ muted: true });
    });
  });
}
