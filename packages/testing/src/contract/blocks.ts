/** The contract of stores: blocks and reports, and removal when a player is deleted. */

import { describe, expect, it } from 'vitest';
import type { Block, Report } from '@aeroplane/core';
import { idOf, samplePlayer } from '../scenes/sample-game.ts';
import type { StoreInUse } from './store-in-use.ts';

const [asha, bo, game] = [idOf('asha'), idOf('bo'), idOf('game')];

const blockOf = (player: string, blocked: string): Block => ({ player, blocked, name: '李', atMs: 7 });

export function blocksContract(store: StoreInUse): void {
  describe('blocks', () => {
    it('are found by the pair, and listed by their maker', async () => {
      const [one, other] = [blockOf(asha, bo), blockOf(asha, idOf('chen'))];
      for (const block of [one, other, blockOf(bo, asha)]) await store().putBlock(block);
      expect(await store().readBlock(asha, bo)).toEqual(one);
      expect(await store().readBlock(idOf('chen'), asha)).toBeUndefined();
      expect(await store().blocks(asha)).toEqual(expect.arrayContaining([one, other]));
      for (let again = 0; again < 2; again += 1) await store().removeBlock(asha, bo);
      expect(await store().blocks(asha)).toEqual([other]);
    });

    it('leave hints with the blocked player, which are no blocks', async () => {
      for (const blocker of [bo, idOf('chen')]) await store().putBlocker(asha, blocker);
      expect((await store().blockers(asha)).toSorted()).toEqual([bo, idOf('chen')].toSorted());
      expect(await store().blocks(asha)).toEqual([]);
      await store().removeBlocker(asha, bo);
      expect(await store().blockers(asha)).toEqual([idOf('chen')]);
    });
  });

  describe('reports', () => {
    const report: Report = { game, by: 0, of: 2, reason: 'গালাগালি', atMs: 7 };

    it('are stored with their game, one by each seat about each other', async () => {
      const other: Report = { ...report, by: 2, of: 0 };
      for (const one of [{ ...report, reason: 'first' }, report, other]) await store().putReport(one);
      const stored = await store().reports(game);
      expect(stored).toHaveLength(2);
      expect(stored).toEqual(expect.arrayContaining([report, other]));
      expect(await store().reports(idOf('another'))).toEqual([]);
      await store().removeReport(report);
      expect(await store().reports(game)).toEqual([other]);
    });
  });

  describe('removing a player', () => {
    it('removes the player, guests, nudges and messages, also when repeated', async () => {
      await store().createPlayer(samplePlayer({ id: asha }));
      await store().putGuest(asha, bo);
      await store().putNudge({ from: asha, to: bo, game, ply: 1, atMs: 5 }, 0);
      const message = { t: '19000000000000', player: asha, colour: 0, body: { text: 'Hi' } } as const;
      await store().putMessage(game, message);
      for (let again = 0; again < 2; again += 1) {
        await store().removePlayer(asha);
        await store().removeGuest(asha, bo);
        await store().removeNudge(asha, bo);
        await store().removeMessage(game, message.t);
      }
      expect(await store().readPlayer(asha)).toBeUndefined();
      expect(await store().guests(asha)).toEqual([]);
      expect(await store().readNudge(asha, bo)).toBeUndefined();
      expect((await store().chat(game, 5)).items).toEqual([]);
    });

    it('removes the owner of a device, unless it is another by now', async () => {
      const device = idOf('device');
      await store().setOwnerOfDevice(device, bo);
      await store().removeOwnerOfDevice(device, asha);
      expect(await store().ownerOfDevice(device)).toBe(bo);
      await store().removeOwnerOfDevice(device, bo);
      expect(await store().ownerOfDevice(device)).toBeUndefined();
    });
  });
}
