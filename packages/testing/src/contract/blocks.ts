/** The contract of stores: blocks and reports, and what is removed when somebody is forgotten. */

import { describe, expect, it } from 'vitest';
import type { Block, Report } from '@aeroplane/core';
import { idOf, samplePlayer } from '../scenes/sample-game.ts';
import type { StoreInUse } from './store-in-use.ts';

const [asha, bo, game] = [idOf('asha'), idOf('bo'), idOf('game')];

const blockOf = (player: string, blocked: string): Block => ({ player, blocked, name: '李', atMs: 7 });

export function blocksContract(store: StoreInUse): void {
  describe('blocks', () => {
    it('are found by the pair, and listed by whoever made them', async () => {
      const [one, other] = [blockOf(asha, bo), blockOf(asha, idOf('chen'))];
      for (const block of [one, other, blockOf(bo, asha)]) await store().putBlock(block);
      expect(await store().readBlock(asha, bo)).toEqual(one);
      expect(await store().readBlock(idOf('chen'), asha)).toBeUndefined();
      expect(await store().blocks(asha)).toEqual(expect.arrayContaining([one, other]));
      for (let again = 0; again < 2; again += 1) await store().removeBlock(asha, bo);
      expect(await store().blocks(asha)).toEqual([other]);
    });

    it('have hints for whoever is blocked, which are no blocks', async () => {
      for (const blocker of [bo, idOf('chen')]) await store().putBlocker(asha, blocker);
      expect((await store().blockers(asha)).toSorted()).toEqual([bo, idOf('chen')].toSorted());
      expect(await store().blocks(asha)).toEqual([]);
      await store().removeBlocker(asha, bo);
      expect(await store().blockers(asha)).toEqual([idOf('chen')]);
    });
  });

  describe('reports', () => {
    const report: Report = { game, by: 0, of: 2, reason: 'গালাগালি', atMs: 7 };

    it('are kept with their game, one of a seat about another', async () => {
      const other: Report = { ...report, by: 2, of: 0 };
      for (const one of [{ ...report, reason: 'first' }, report, other]) await store().putReport(one);
      const kept = await store().reports(game);
      expect(kept).toHaveLength(2);
      expect(kept).toEqual(expect.arrayContaining([report, other]));
      expect(await store().reports(idOf('another'))).toEqual([]);
      await store().removeReport(report);
      expect(await store().reports(game)).toEqual([other]);
    });
  });

  describe('what is removed of a player', () => {
    it('is the player, the guests, nudges and messages, also twice', async () => {
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

    it('is whose an endpoint was, but not where it is another’s by now', async () => {
      const device = idOf('device');
      await store().setOwnerOfDevice(device, bo);
      await store().removeOwnerOfDevice(device, asha);
      expect(await store().ownerOfDevice(device)).toBe(bo);
      await store().removeOwnerOfDevice(device, bo);
      expect(await store().ownerOfDevice(device)).toBeUndefined();
    });
  });
}
