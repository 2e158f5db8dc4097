/** Passkeys: created, used to sign in (which merges a guest's seats), and removed. */

import type { Passkey, Player } from '@aeroplane/api';
import { describe, expect, it } from 'vitest';
import { TestAuthenticator } from '../support/authenticator.ts';
import type { Client } from '../support/client.ts';
import { seatEverybody } from '../support/play.ts';
import { ben, code, QUICK, replaceInStore, world } from './scene.ts';

interface Options {
  readonly challenge: string;
}

const KEYS = '/api/passkeys';

const challengeFor = async (client: Client, path: 'creation' | 'request'): Promise<string> =>
  (await client.call<Options>('POST', `${KEYS}/${path}`)).body.challenge;

async function make(client: Client, device = new TestAuthenticator(), name = 'Laptop') {
  const { origin } = client;
  const challenge = await challengeFor(client, 'creation');
  const response = device.create({ origin, challenge });
  return client.call<Passkey>('POST', KEYS, { name, response });
}

async function signIn(client: Client, device: TestAuthenticator) {
  const { origin } = client;
  const challenge = await challengeFor(client, 'request');
  return client.call<Player>('POST', `${KEYS}/session`, { response: device.use({ origin, challenge }) });
}

const listed = async (client: Client): Promise<Passkey[]> =>
  (await client.get<{ passkeys: Passkey[] }>(KEYS)).body.passkeys;

export function passkeys(): void {
  describe('a passkey', { timeout: 30_000 }, () => {
    it('is created, listed, signs its player in anywhere, and is removed', async () => {
      const zoe = await world.guest('Zoe');
      const options = (await zoe.call<Record<string, unknown>>('POST', `${KEYS}/creation`)).body;
      expect(options).toMatchObject({
        rp: { id: 'game.test' },
        user: { name: 'Zoe' },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required' },
      });
      const device = new TestAuthenticator(1);
      const made = await make(zoe, device);
      expect(made.status).toBe(201);
      expect(made.body).toMatchObject({ name: 'Laptop', usedAt: null });
      expect(await listed(zoe)).toEqual([made.body]);
      // The request lists its existing passkeys, so that the browser creates no second one.
      expect((await zoe.call('POST', `${KEYS}/creation`)).body).toMatchObject({
        excludeCredentials: [{ id: device.id, transports: ['internal'] }],
      });

      const tablet = world.client();
      device.counter = 2;
      const signedIn = await signIn(tablet, device);
      expect(signedIn.body).toEqual({ id: zoe.player, name: 'Zoe' });
      expect((await tablet.get('/api/me')).body).toMatchObject({ id: zoe.player });
      expect((await listed(tablet))[0]?.usedAt).toBe(new Date(world.core.clock.nowMs()).toISOString());

      // Nobody else can remove it; once removed, it is unknown.
      expect((await ben.call('DELETE', `${KEYS}/${made.body.id}`)).status).toBe(204);
      expect(await listed(zoe)).toHaveLength(1);
      expect(await listed(ben)).toEqual([]);
      expect((await tablet.call('DELETE', `${KEYS}/${made.body.id}`)).status).toBe(204);
      expect(await listed(zoe)).toEqual([]);
      expect(await code(signIn(world.client(), device))).toBe('unknown-passkey');
    });

    it('merges the seats of the guest who signs in by it, who may retry after a busy answer', async () => {
      const [zoe, guest] = [await world.guest('Zoe'), await world.guest('Guest')];
      const device = new TestAuthenticator();
      await make(zoe, device);
      const id = await seatEverybody([guest, ben], QUICK);
      const before = guest.cookie;
      replaceInStore({ replaceGame: async () => false });
      expect(await code(signIn(guest, device))).toBe('busy');
      replaceInStore({});
      expect(guest.cookie).toBe(before);
      expect((await signIn(guest, device)).body).toEqual({ id: zoe.player, name: 'Zoe' });
      expect((await guest.view(id)).body.seats.find(({ you }) => you)).toMatchObject({ name: 'Zoe' });
      expect((await zoe.games()).body.games.map((game) => game.id)).toContain(id);
    });

    it('needs a name, and a player can have ten', async () => {
      const zoe = await world.guest('Zoe');
      expect(await code(make(zoe, new TestAuthenticator(), ' '))).toBe('bad-name');
      for (let count = 0; count < 10; count += 1) expect((await make(zoe)).status).toBe(201);
      expect(await code(zoe.call('POST', `${KEYS}/creation`))).toBe('too-many-passkeys');
    });

    it('is not created from a challenge for another player or purpose, nor one that is used or expired', async () => {
      const [zoe, yan] = [await world.guest('Zoe'), await world.guest('Yan')];
      const device = new TestAuthenticator();
      const create = (challenge: string, who = zoe) =>
        who.call('POST', KEYS, { name: 'Key', response: device.create({ origin: zoe.origin, challenge }) });
      expect(await code(create(await challengeFor(yan, 'creation')))).toBe('unknown-challenge');
      expect(await code(create(await challengeFor(zoe, 'request')))).toBe('unknown-challenge');
      const late = await challengeFor(zoe, 'creation');
      world.skip(10 * 60_000);
      expect(await code(create(late))).toBe('unknown-challenge');
      const good = await challengeFor(zoe, 'creation');
      expect((await create(good)).status).toBe(201);
      expect(await code(create(good))).toBe('unknown-challenge');
      // A key that somebody has already cannot be added to another player.
      expect(await code(make(yan, device))).toBe('bad-passkey');
      expect(await listed(yan)).toEqual([]);
    });

    it('signs nobody in with an answer that proves nothing', async () => {
      const zoe = await world.guest('Zoe');
      const device = new TestAuthenticator(5);
      await make(zoe, device);
      const eve = world.client();
      const { origin } = eve;
      const use = (response: object) => code(eve.call('POST', `${KEYS}/session`, { response }));
      const challenge = () => challengeFor(eve, 'request');
      device.counter = 6;
      const used = await challenge();
      expect(
        (await eve.call('POST', `${KEYS}/session`, { response: device.use({ origin, challenge: used }) }))
          .status,
      ).toBe(200);
      eve.cookie = undefined;
      device.counter = 7;
      expect(await use(device.use({ origin, challenge: used }))).toBe('unknown-challenge');
      expect(
        await use(
          device.use({ origin: 'http://evil.test', rpId: 'game.test', challenge: await challenge() }),
        ),
      ).toBe('bad-passkey');
      expect(await use(device.use({ origin, rpId: 'evil.test', challenge: await challenge() }))).toBe(
        'bad-passkey',
      );
      const stranger = new TestAuthenticator(8).use({ origin, challenge: await challenge() });
      expect(await use({ ...stranger, id: device.id, rawId: device.id })).toBe('bad-passkey');
      expect(await use(stranger)).toBe('unknown-passkey');
      // A counter that does not advance means a copied key.
      device.counter = 6;
      expect(await use(device.use({ origin, challenge: await challenge() }))).toBe('bad-passkey');
      const late = await challenge();
      world.skip(10 * 60_000);
      device.counter = 9;
      expect(await use(device.use({ origin, challenge: late }))).toBe('unknown-challenge');
      expect(eve.cookie).toBeUndefined();
      expect(
        await code(
          make(zoe, new TestAuthenticator()).then(async ({ body }) => {
            expect(body.name).toBe('Laptop');
            return zoe.call('POST', KEYS, {
              name: 'Key',
              response: new TestAuthenticator().create({
                origin,
                rpId: 'evil.test',
                challenge: await challengeFor(zoe, 'creation'),
              }),
            });
          }),
        ),
      ).toBe('bad-passkey');
    });

    it('is refused for anything but the answer of an authenticator', async () => {
      const zoe = await world.guest('Zoe');
      for (const response of [{}, { id: 'x' }, 'key', null])
        for (const [path, body] of [
          ['', { name: 'Key', response }],
          ['/session', { response }],
        ] as const)
          expect(await code(zoe.call('POST', KEYS + path, body))).toBe('bad-request');
    });
  });
}
