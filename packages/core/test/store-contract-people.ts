/** The contract of stores: players, their sessions and memberships. */

import { describe, expect, it } from 'vitest';
import type { Player, Session } from '../src/index.ts';
import { idOf } from './sample-game.ts';
import type { StoreInUse } from './store-contract.ts';

const asha: Player = { id: idOf('asha'), name: 'আশা', language: 'bn-BD', timeZone: 'Asia/Dhaka' };
const [one, other] = [idOf('one'), idOf('other')];

export function peopleContract(store: StoreInUse): void {
  describe('players', () => {
    it('are read back as they were put, with what they left out left out', async () => {
      const plain: Player = { id: idOf('plain'), name: '李' };
      const quiet: Player = { ...asha, id: idOf('quiet'), quiet: { start: '23:05', end: '00:00' } };
      for (const player of [asha, plain, quiet]) {
        await store().putPlayer(player);
        expect(await store().readPlayer(player.id)).toStrictEqual(player);
      }
    });

    it('are replaced whole', async () => {
      await store().putPlayer(asha);
      await store().putPlayer({ id: asha.id, name: 'Asha' });
      expect(await store().readPlayer(asha.id)).toStrictEqual({ id: asha.id, name: 'Asha' });
    });

    it('that nobody put are unknown', async () => {
      expect(await store().readPlayer(asha.id)).toBeUndefined();
    });
  });

  describe('sessions', () => {
    const session: Session = {
      player: asha.id,
      hash: 'h'.repeat(43),
      createdAtMs: 1_000,
      expiresAtMs: 2_500,
    };

    it('are found by their player and hash together', async () => {
      await store().putSession(session);
      expect(await store().readSession(asha.id, session.hash)).toEqual(session);
      expect(await store().readSession(asha.id, 'i'.repeat(43))).toBeUndefined();
      expect(await store().readSession(one, session.hash)).toBeUndefined();
    });

    it('are lengthened by being put again', async () => {
      await store().putSession(session);
      await store().putSession({ ...session, expiresAtMs: 9_000 });
      expect(await store().readSession(asha.id, session.hash)).toEqual({ ...session, expiresAtMs: 9_000 });
    });
  });

  describe('memberships', () => {
    it('are listed to their player only, nothing seen yet', async () => {
      await store().addMembership(asha.id, one, 5);
      await store().addMembership(asha.id, other, 6);
      await store().addMembership(idOf('bo'), one, 7);
      const mine = (await store().memberships(asha.id)).toSorted((a, b) => a.sinceMs - b.sinceMs);
      expect(mine).toEqual([
        { player: asha.id, game: one, seen: 0, sinceMs: 5 },
        { player: asha.id, game: other, seen: 0, sinceMs: 6 },
      ]);
      expect(await store().readMembership(asha.id, one)).toEqual(mine[0]);
      expect(await store().memberships(idOf('nobody'))).toEqual([]);
      expect(await store().readMembership(idOf('bo'), other)).toBeUndefined();
    });

    it('are nothing but memberships, whatever else is kept of a player', async () => {
      const done = { game: one, finishedAtMs: 1_900_000_000_000, colour: 0, rank: 1, players: 2 };
      await store().putPlayer(asha);
      await store().putSession({ player: asha.id, hash: 'h', createdAtMs: 1, expiresAtMs: 2 });
      await store().putDone(asha.id, { ...done, opponents: [], seen: 0 });
      expect(await store().memberships(asha.id)).toEqual([]);
    });

    it('written again keep what was seen and take the new time', async () => {
      await store().addMembership(asha.id, one, 5);
      await store().markSeen(asha.id, one, 12);
      await store().addMembership(asha.id, one, 8);
      expect(await store().readMembership(asha.id, one)).toMatchObject({ seen: 12, sinceMs: 8 });
    });

    it('remember how far their game was seen, and never less', async () => {
      await store().addMembership(asha.id, one, 5);
      const seen = async (ply: number): Promise<number | undefined> => {
        expect(await store().markSeen(asha.id, one, ply)).toBe(true);
        return (await store().readMembership(asha.id, one))?.seen;
      };
      expect(await seen(3)).toBe(3);
      expect(await seen(3)).toBe(3);
      expect(await seen(1)).toBe(3);
      expect(await seen(100)).toBe(100);
    });

    it('are not made by having been seen', async () => {
      expect(await store().markSeen(asha.id, one, 3)).toBe(false);
      expect(await store().memberships(asha.id)).toEqual([]);
    });

    it('can be removed, also twice', async () => {
      await store().addMembership(asha.id, one, 5);
      await store().addMembership(asha.id, other, 5);
      await store().removeMembership(asha.id, one);
      await store().removeMembership(asha.id, one);
      expect((await store().memberships(asha.id)).map(({ game }) => game)).toEqual([other]);
      expect(await store().markSeen(asha.id, one, 3)).toBe(false);
    });

    it('of a hundred and more games are all listed', async () => {
      const games = Array.from({ length: 120 }, (_, index) => idOf(`g${index}`));
      await Promise.all(games.map((game) => store().addMembership(asha.id, game, 1)));
      expect(await store().memberships(asha.id)).toHaveLength(120);
    });
  });
}
