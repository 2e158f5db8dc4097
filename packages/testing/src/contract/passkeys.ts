/** The contract of stores: passkeys, their challenges, and merged guests. */

import { describe, expect, it } from 'vitest';
import { passkeyId, type Challenge, type Passkey } from '@aeroplane/core';
import { idOf } from '../scenes/sample-game.ts';
import type { StoreInUse } from './store-in-use.ts';

const [asha, bo] = [idOf('asha'), idOf('bo')];

const passkeyOf = (player: string, name: string, changes: Partial<Passkey> = {}): Passkey => ({
  player,
  id: passkeyId(name),
  credential: Buffer.from(name).toString('base64url'),
  publicKey: new Uint8Array([1, 2, 3]),
  counter: 0,
  transports: ['internal', 'hybrid'],
  name: 'Телефон',
  createdAtMs: 1_900_000_000_000,
  usedAtMs: null,
  ...changes,
});

export function passkeysContract(store: StoreInUse): void {
  describe('passkeys', () => {
    it('are found by player and id together, and listed by player', async () => {
      const [phone, laptop] = [passkeyOf(asha, 'phone', { usedAtMs: 5 }), passkeyOf(asha, 'laptop')];
      for (const passkey of [phone, laptop, passkeyOf(bo, 'tablet')]) await store().putPasskey(passkey);
      expect(await store().readPasskey(asha, phone.id)).toStrictEqual(phone);
      expect(await store().readPasskey(bo, phone.id)).toBeUndefined();
      const listed = await store().passkeys(asha);
      expect(listed).toHaveLength(2);
      expect(listed).toEqual(expect.arrayContaining([phone, laptop]));
      await store().removePasskey(asha, phone.id);
      await store().removePasskey(asha, phone.id);
      expect(await store().passkeys(asha)).toEqual([laptop]);
    });

    it('sign in the last owner set, until that is removed', async () => {
      const id = passkeyId('phone');
      expect(await store().ownerOfPasskey(id)).toBeUndefined();
      for (const player of [asha, bo]) {
        await store().setOwnerOfPasskey(id, player);
        expect(await store().ownerOfPasskey(id)).toBe(player);
      }
      await store().removeOwnerOfPasskey(id);
      await store().removeOwnerOfPasskey(id);
      expect(await store().ownerOfPasskey(id)).toBeUndefined();
    });

    it('record their use, and refuse a counter that has not risen', async () => {
      const counting = passkeyOf(asha, 'counting', { counter: 3 });
      const still = passkeyOf(asha, 'still');
      for (const passkey of [counting, still]) await store().putPasskey(passkey);
      for (const counter of [0, 2, 3])
        expect(await store().notePasskeyUse(asha, counting.id, counter, 7)).toBe(false);
      expect(await store().readPasskey(asha, counting.id)).toEqual(counting);
      expect(await store().notePasskeyUse(asha, counting.id, 4, 7)).toBe(true);
      expect(await store().readPasskey(asha, counting.id)).toEqual({ ...counting, counter: 4, usedAtMs: 7 });
      for (const usedAtMs of [8, 9])
        expect(await store().notePasskeyUse(asha, still.id, 0, usedAtMs)).toBe(true);
      expect(await store().readPasskey(asha, still.id)).toEqual({ ...still, usedAtMs: 9 });
      expect(await store().notePasskeyUse(bo, still.id, 1, 7)).toBe(false);
      expect(await store().passkeys(bo)).toEqual([]);
    });

    it('with one counter, used several times at once, are used once', async () => {
      const passkey = passkeyOf(asha, 'phone', { counter: 3 });
      await store().putPasskey(passkey);
      const used = await Promise.all([1, 2, 3].map((ms) => store().notePasskeyUse(asha, passkey.id, 4, ms)));
      expect(used.filter(Boolean)).toHaveLength(1);
    });
  });

  describe('challenges', () => {
    const challenge: Challenge = { challenge: 'c'.repeat(43), player: asha, expiresAtMs: 1_900_000_000_000 };

    it('are taken once', async () => {
      const other = { ...challenge, challenge: 'd'.repeat(43), player: null };
      for (const one of [challenge, other]) await store().putChallenge(one);
      expect(await store().takeChallenge(challenge.challenge)).toEqual(challenge);
      expect(await store().takeChallenge(challenge.challenge)).toBeUndefined();
      expect(await store().takeChallenge(other.challenge)).toEqual(other);
    });

    it('are taken by one caller, even if many try at once', async () => {
      await store().putChallenge(challenge);
      const taken = await Promise.all(
        Array.from({ length: 6 }, () => store().takeChallenge(challenge.challenge)),
      );
      expect(taken.filter((one) => one !== undefined)).toEqual([challenge]);
    });
  });

  describe('merged guests', () => {
    it('are listed by their player', async () => {
      expect(await store().guests(asha)).toEqual([]);
      for (const guest of [idOf('one'), idOf('two'), idOf('one')]) await store().putGuest(asha, guest);
      expect((await store().guests(asha)).toSorted()).toEqual([idOf('one'), idOf('two')].toSorted());
      expect(await store().guests(bo)).toEqual([]);
    });
  });
}
