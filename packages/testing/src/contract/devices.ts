/** The contract of stores: devices, hand-over codes and nudges. */

import { describe, expect, it } from 'vitest';
import type { Device, HandOverCode, Nudge } from '@aeroplane/core';
import { idOf, samplePlayer } from '../scenes/sample-game.ts';
import type { StoreInUse } from './store-in-use.ts';

const [asha, bo] = [idOf('asha'), idOf('bo')];

const deviceOf = (player: string, id: string, changes: Partial<Device> = {}): Device => ({
  player,
  id: idOf(id),
  endpoint: `https://push.test/${id}?token=ключ`,
  p256dh: 'p'.repeat(87),
  auth: 'a'.repeat(22),
  session: 'h'.repeat(43),
  reachedAtMs: null,
  ...changes,
});

export function devicesContract(store: StoreInUse): void {
  describe('devices', () => {
    it('are found by player and id together, and replaced when put again', async () => {
      const phone = deviceOf(asha, 'phone');
      await store().putDevice(phone);
      expect(await store().readDevice(asha, phone.id)).toEqual(phone);
      expect(await store().readDevice(bo, phone.id)).toBeUndefined();
      expect(await store().readDevice(asha, idOf('other'))).toBeUndefined();
      await store().putDevice({ ...phone, reachedAtMs: 1_900_000_000_000 });
      expect(await store().readDevice(asha, phone.id)).toEqual({ ...phone, reachedAtMs: 1_900_000_000_000 });
    });

    it('are read with their player, without those of others', async () => {
      const player = samplePlayer({ id: asha });
      await store().createPlayer(player);
      expect(await store().readAddressee(asha)).toEqual({ player, devices: [] });
      const devices = [deviceOf(asha, 'laptop'), deviceOf(asha, 'phone')];
      for (const device of [...devices, deviceOf(bo, 'tablet')]) await store().putDevice(device);
      await store().putSession({ player: asha, hash: 'h', createdAtMs: 1, expiresAtMs: 2 });
      await store().addMembership(asha, idOf('game'), 1);
      const addressee = await store().readAddressee(asha);
      expect(addressee?.player).toEqual(player);
      expect(addressee?.devices).toHaveLength(2);
      expect(addressee?.devices).toEqual(expect.arrayContaining(devices));
    });

    it('are not read where there is no player', async () => {
      await store().putDevice(deviceOf(asha, 'phone'));
      expect(await store().readAddressee(asha)).toBeUndefined();
      expect(await store().readAddressee(bo)).toBeUndefined();
    });

    it('can be removed, also when repeated', async () => {
      const [phone, laptop] = [deviceOf(asha, 'phone'), deviceOf(asha, 'laptop')];
      await store().createPlayer(samplePlayer({ id: asha }));
      for (const device of [phone, laptop]) await store().putDevice(device);
      await store().removeDevice(asha, phone.id);
      await store().removeDevice(asha, phone.id);
      await store().removeDevice(bo, laptop.id);
      expect(await store().readDevice(asha, phone.id)).toBeUndefined();
      expect((await store().readAddressee(asha))?.devices).toEqual([laptop]);
    });

    it('record when they were reached, which creates none', async () => {
      const phone = deviceOf(asha, 'phone');
      await store().setReached(asha, phone.id, 5);
      expect(await store().readDevice(asha, phone.id)).toBeUndefined();
      await store().putDevice(phone);
      await store().setReached(asha, phone.id, 1_900_000_000_000);
      expect(await store().readDevice(asha, phone.id)).toEqual({ ...phone, reachedAtMs: 1_900_000_000_000 });
    });

    it('belong to the last owner set', async () => {
      const phone = idOf('phone');
      expect(await store().ownerOfDevice(phone)).toBeUndefined();
      await store().setOwnerOfDevice(phone, asha);
      expect(await store().ownerOfDevice(phone)).toBe(asha);
      await store().setOwnerOfDevice(phone, bo);
      expect(await store().ownerOfDevice(phone)).toBe(bo);
      expect(await store().ownerOfDevice(idOf('other'))).toBeUndefined();
    });
  });

  describe('hand-over codes', () => {
    const code: HandOverCode = { code: '0123456789', player: asha, expiresAtMs: 1_900_000_000_000 };

    it('are read back as put', async () => {
      await store().putCode(code);
      expect(await store().readCode(code.code)).toEqual(code);
      expect(await store().readCode('ABCDEFGHJK')).toBeUndefined();
    });

    it('are used up by the first to claim them, who may repeat it', async () => {
      await store().putCode(code);
      expect(await store().claimCode(code.code, bo)).toBe(true);
      expect(await store().claimCode(code.code, asha)).toBe(false);
      expect(await store().claimCode(code.code, bo)).toBe(true);
      expect(await store().readCode(code.code)).toEqual(code);
    });

    it('have one user, even if many claim them at once', async () => {
      await store().putCode(code);
      const users = Array.from({ length: 8 }, (_, index) => idOf(`user${index}`));
      const claimed = await Promise.all(users.map((user) => store().claimCode(code.code, user)));
      expect(claimed.filter(Boolean)).toHaveLength(1);
    });

    it('are removed, also when repeated, as challenges are', async () => {
      const challenge = { challenge: 'c'.repeat(43), player: asha, expiresAtMs: 1_900_000_000_000 };
      await store().putCode(code);
      await store().putChallenge(challenge);
      for (const name of [code.code, challenge.challenge, code.code]) await store().removeCode(name);
      expect(await store().readCode(code.code)).toBeUndefined();
      expect(await store().takeChallenge(challenge.challenge)).toBeUndefined();
    });

    it('are listed by their player, with challenges', async () => {
      const codes = [code.code, 'c'.repeat(43)];
      for (const name of codes) await store().putCodeOf(asha, name, code.expiresAtMs);
      await store().putCodeOf(bo, 'ABCDEFGHJK', code.expiresAtMs);
      expect((await store().codesOf(asha)).sort()).toEqual(codes.sort());
      for (let time = 0; time < 2; time += 1) await store().removeCodeOf(asha, code.code);
      expect(await store().codesOf(asha)).toEqual(['c'.repeat(43)]);
      expect(await store().codesOf(bo)).toEqual(['ABCDEFGHJK']);
    });

    it('cannot be claimed where they do not exist, which creates none', async () => {
      expect(await store().claimCode(code.code, bo)).toBe(false);
      expect(await store().readCode(code.code)).toBeUndefined();
    });
  });

  describe('nudges', () => {
    const nudge: Nudge = { from: asha, to: bo, game: idOf('game'), ply: 12, atMs: 1_000 };

    it('are found by the pair', async () => {
      expect(await store().putNudge(nudge, 0)).toBe(true);
      expect(await store().readNudge(asha, bo)).toEqual(nudge);
      expect(await store().readNudge(bo, asha)).toBeUndefined();
    });

    it('are replaced only where the last one is older', async () => {
      await store().putNudge(nudge, 0);
      const next = { ...nudge, game: idOf('next'), ply: 3, atMs: 2_000 };
      for (const olderThanMs of [999, 1_000]) {
        expect(await store().putNudge(next, olderThanMs)).toBe(false);
        expect(await store().readNudge(asha, bo)).toEqual(nudge);
      }
      expect(await store().putNudge(next, 1_001)).toBe(true);
      expect(await store().readNudge(asha, bo)).toEqual(next);
      expect(await store().putNudge({ ...next, from: bo, to: asha }, 0)).toBe(true);
    });

    it('of one pair at once store one', async () => {
      const nudges = Array.from({ length: 8 }, (_, ply) => ({ ...nudge, ply }));
      const put = await Promise.all(nudges.map((one) => store().putNudge(one, 500)));
      expect(put.filter(Boolean)).toHaveLength(1);
      expect((await store().readNudge(asha, bo))?.ply).toBe(put.indexOf(true));
    });
  });
}
