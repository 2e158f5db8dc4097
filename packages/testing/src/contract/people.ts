/** The contract of stores: players, their sessions and memberships. */

import { describe, expect, it } from 'vitest';
import type { Player, Session } from '@aeroplane/core';
import { idOf, samplePlayer } from '../scenes/sample-game.ts';
import type { StoreInUse } from './store-in-use.ts';

const asha = samplePlayer({ name: 'আশা', language: 'bn-BD', timeZone: 'Asia/Dhaka' });
/** A player with a value in every field. */
const busyPlayer: Player = {
  ...asha,
  quiet: { start: '23:05', end: '00:00' },
  vacations: [
    { from: '2029-12-30', to: '2030-01-02' },
    { from: '2030-05-01', to: '2030-05-01' },
  ],
  silenced: { push: ['finished', 'joined'], mail: ['took-over'] },
  mail: { address: 'ä@example.org', afterHours: 4, confirmedAtMs: 7, askedAtMs: 6, secret: idOf('mail') },
  wakeAtMs: 1_900_000_000_000,
  mergedInto: idOf('other'),
};

const [one, other] = [idOf('one'), idOf('other')];

export function peopleContract(store: StoreInUse): void {
  describe('players', () => {
    it('are read back as put, without absent fields', async () => {
      const plain = samplePlayer({ id: idOf('plain'), name: '李' });
      for (const player of [asha, plain, { ...busyPlayer, id: idOf('busy') }]) {
        await store().createPlayer(player);
        expect(await store().readPlayer(player.id)).toStrictEqual(player);
      }
    });

    it('are replaced as a whole, only from the version before', async () => {
      await store().createPlayer(busyPlayer);
      const next = samplePlayer({ version: 2 });
      for (const version of [1, 3, 0]) {
        expect(await store().replacePlayer({ ...next, version })).toBe(false);
      }
      expect(await store().readPlayer(asha.id)).toStrictEqual(busyPlayer);
      expect(await store().replacePlayer(next)).toBe(true);
      expect(await store().readPlayer(asha.id)).toStrictEqual(next);
      expect(await store().replacePlayer(next)).toBe(false);
    });

    it('are not created by being replaced', async () => {
      expect(await store().replacePlayer(samplePlayer({ version: 1 }))).toBe(false);
      expect(await store().readPlayer(asha.id)).toBeUndefined();
    });

    it('are written by one of many writers of the same version', async () => {
      await store().createPlayer(asha);
      const writers = Array.from({ length: 8 }, (_, index) => ({
        ...asha,
        version: 2,
        name: `Asha ${index}`,
      }));
      const won = await Promise.all(writers.map((player) => store().replacePlayer(player)));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await store().readPlayer(asha.id))?.name).toBe(`Asha ${won.indexOf(true)}`);
    });

    it('are unknown unless created', async () => {
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

    it('are found by player and hash together', async () => {
      await store().putSession(session);
      expect(await store().readSession(asha.id, session.hash)).toEqual(session);
      expect(await store().readSession(asha.id, 'i'.repeat(43))).toBeUndefined();
      expect(await store().readSession(one, session.hash)).toBeUndefined();
    });

    it('are listed to their player only', async () => {
      const acting = { ...session, hash: 'i'.repeat(43), actsFor: idOf('bo') };
      for (const one of [session, acting, { ...session, player: idOf('bo') }]) await store().putSession(one);
      await store().addMembership(asha.id, one, 5);
      const listed = await store().sessions(asha.id);
      expect(listed).toHaveLength(2);
      expect(listed).toEqual(expect.arrayContaining([session, acting]));
      expect(await store().sessions(idOf('nobody'))).toEqual([]);
    });

    it('act for the player that they are put with', async () => {
      await store().putSession({ ...session, actsFor: idOf('bo') });
      expect(await store().readSession(asha.id, session.hash)).toEqual({ ...session, actsFor: idOf('bo') });
    });

    it('can be removed, also when repeated', async () => {
      await store().putSession(session);
      await store().removeSession(asha.id, session.hash);
      await store().removeSession(asha.id, session.hash);
      expect(await store().readSession(asha.id, session.hash)).toBeUndefined();
      expect(await store().sessions(asha.id)).toEqual([]);
    });

    it('are extended by being put again', async () => {
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
        { player: asha.id, game: one, seen: 0, sinceMs: 5, muted: false, receipts: [] },
        { player: asha.id, game: other, seen: 0, sinceMs: 6, muted: false, receipts: [] },
      ]);
      expect(await store().readMembership(asha.id, one)).toEqual(mine[0]);
      expect(await store().memberships(idOf('nobody'))).toEqual([]);
      expect(await store().readMembership(idOf('bo'), other)).toBeUndefined();
    });

    it('are listed without anything else stored of a player', async () => {
      const done = { game: one, finishedAtMs: 1_900_000_000_000, colour: 0, rank: 1, players: 2 };
      await store().createPlayer(asha);
      await store().putSession({ player: asha.id, hash: 'h', createdAtMs: 1, expiresAtMs: 2 });
      await store().putFinishedGame(asha.id, { ...done, opponents: [], ranks: [], preset: null, seen: 0 });
      expect(await store().memberships(asha.id)).toEqual([]);
    });

    it('written again keep what was seen and take the new time', async () => {
      await store().addMembership(asha.id, one, 5);
      await store().markSeen(asha.id, one, 12);
      await store().addMembership(asha.id, one, 8);
      expect(await store().readMembership(asha.id, one)).toMatchObject({ seen: 12, sinceMs: 8 });
    });

    it('remember how far their game was seen, and never go back', async () => {
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

    it('are muted and unmuted, and keep everything else', async () => {
      await store().addMembership(asha.id, one, 5);
      await store().markSeen(asha.id, one, 12);
      for (const muted of [true, true, false]) {
        expect(await store().setMuted(asha.id, one, muted)).toBe(true);
        expect(await store().readMembership(asha.id, one)).toMatchObject({ seen: 12, sinceMs: 5, muted });
      }
    });

    it('remember the last receipts, also when written again', async () => {
      await store().addMembership(asha.id, one, 5);
      let before: string[] = [];
      for (const receipts of [['d3@abcdef', 'd3@mail'], ['f@abcdef'], [], ['f@mail']]) {
        expect(await store().setReceipts(asha.id, one, receipts, before)).toBe(true);
        before = receipts;
        await store().addMembership(asha.id, one, 6);
        expect(await store().readMembership(asha.id, one)).toMatchObject({
          seen: 0,
          sinceMs: 6,
          receipts,
        });
      }
    });

    it('keep receipts that another process wrote meanwhile', async () => {
      await store().addMembership(asha.id, one, 5);
      const written = await Promise.all(
        ['a', 'b', 'c'].map((way) => store().setReceipts(asha.id, one, [`d3@${way}`], [])),
      );
      expect(written.filter(Boolean)).toHaveLength(1);
      const receipts = [`d3@${'abc'[written.indexOf(true)]}`];
      for (const before of [[], ['d3@x'], [...receipts, 'd3@x']]) {
        expect(await store().setReceipts(asha.id, one, ['f@a'], before)).toBe(false);
      }
      expect(await store().readMembership(asha.id, one)).toMatchObject({ receipts });
    });

    it('are not created by being seen, muted or given receipts', async () => {
      expect(await store().markSeen(asha.id, one, 3)).toBe(false);
      expect(await store().setMuted(asha.id, one, true)).toBe(false);
      expect(await store().setReceipts(asha.id, one, ['d3@abcdef'], [])).toBe(false);
      expect(await store().memberships(asha.id)).toEqual([]);
    });

    it('can be removed, also when repeated', async () => {
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
