/** The contract of stores: games, their versions and what is due. */

import { describe, expect, it } from 'vitest';
import type { Game, SecretGame } from '@aeroplane/core';
import { idOf, openSeat, person, personWith, sampleGame, samplePlayer } from '../scenes/sample-game.ts';
import type { StoreInUse } from './store-in-use.ts';

/** A game with a value in every field. */
const busyGame: SecretGame = sampleGame({
  status: 'playing',
  public: true,
  strict: true,
  rolling: 'tap',
  turnTime: '5m',
  seats: [
    {
      ...person('ritu', 3),
      sitter: { kind: 'player', player: idOf('ritu'), name: 'ঋতুপর্ণা', misses: 3, botPlays: true },
    },
    person('li', 1, '李小龙'),
    personWith('family', 0, '👩‍👩‍👧‍👦', {
      quiet: { start: '22:00', end: '07:30', timeZone: 'Asia/Kolkata' },
      away: { startAtMs: 1_900_000_000_000, endAtMs: 1_900_086_400_000 },
    }),
    personWith('daniyal', 2, 'دانيال', { quiet: { start: '00:00', end: '00:01', timeZone: 'UTC' } }),
  ],
  creator: 2,
  inviteSecret: null,
  first: 2,
  log: Uint8Array.of(0, 255, 128, 42),
  plyOrigins: { bot: [0, 90], planned: [3], missed: [2, 700] },
  dice: { commitment: new Uint8Array(32).fill(3), link: new Uint8Array(32).fill(4) },
  rolled: true,
  by: 3,
  decision: {
    openedAtMs: 1_900_000_000_001,
    remindAtMs: 1_900_000_240_001,
    deadlineAtMs: 1_900_000_300_001,
    shown: true,
  },
  finishedAtMs: 1_900_000_400_000,
  wakeAtMs: 1_900_000_300_001,
  secrets: { secret: new Uint8Array(32).fill(5), checkpoint: new Uint8Array(32).fill(6) },
});

function publicPart(game: SecretGame): Game {
  const { secrets: _, ...rest } = game;
  return rest;
}

export function gamesContract(store: StoreInUse): void {
  describe('games', () => {
    it('reads back what was created, field by field, with the secrets for writes only', async () => {
      for (const game of [sampleGame(), { ...busyGame, id: idOf('busy') }]) {
        expect(await store().createGame(game)).toBe(true);
        expect(await store().readSecretGame(game.id)).toEqual(game);
        expect(await store().readGame(game.id)).toEqual(publicPart(game));
        expect(await store().readGames([game.id])).toEqual([publicPart(game)]);
      }
    });

    it('never gives the secrets to a reader', async () => {
      await store().createGame(sampleGame({ public: true, wakeAtMs: 1 }));
      const game = idOf('game');
      const read = [
        await store().readGame(game),
        ...(await store().readGames([game])),
        ...(await store().openGames(10)).items,
      ];
      expect(read).toHaveLength(3);
      for (const one of read) expect(one).not.toHaveProperty('secrets');
    });

    it('finds no game that was not created', async () => {
      expect(await store().readGame(idOf('none'))).toBeUndefined();
      expect(await store().readSecretGame(idOf('none'))).toBeUndefined();
      expect(await store().readGames([])).toEqual([]);
      await store().createGame(sampleGame());
      expect((await store().readGames([idOf('none'), idOf('game')])).map(({ id }) => id)).toEqual([
        idOf('game'),
      ]);
    });

    it('does not create a game over another', async () => {
      await store().createGame(sampleGame());
      expect(await store().createGame(sampleGame({ strict: true }))).toBe(false);
      expect(await store().readSecretGame(idOf('game'))).toEqual(sampleGame());
    });

    it('replaces a game only from the version before', async () => {
      await store().createGame(sampleGame());
      for (const version of [1, 3, 0, 2.5]) {
        expect(await store().replaceGame(sampleGame({ version, strict: true }))).toBe(false);
      }
      expect(await store().readSecretGame(idOf('game'))).toEqual(sampleGame());
      const next = sampleGame({ version: 2, strict: true, seats: [openSeat, openSeat] });
      expect(await store().replaceGame(next)).toBe(true);
      expect(await store().readSecretGame(idOf('game'))).toEqual(next);
      expect(await store().replaceGame(next)).toBe(false);
      expect(await store().replaceGame(sampleGame({ id: idOf('none'), version: 1 }))).toBe(false);
      expect(await store().readGame(idOf('none'))).toBeUndefined();
    });

    it('lets one of many writers of the same version win', async () => {
      await store().createGame(sampleGame());
      const writers = Array.from({ length: 8 }, (_, ply) =>
        sampleGame({ version: 2, log: Uint8Array.of(ply) }),
      );
      const won = await Promise.all(writers.map((game) => store().replaceGame(game)));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await store().readGame(idOf('game')))?.log).toEqual(Uint8Array.of(won.indexOf(true)));
    });

    it('shares no object with its callers', async () => {
      const log = Uint8Array.of(1);
      await store().createGame(sampleGame({ log }));
      log[0] = 99;
      const read = await store().readSecretGame(idOf('game'));
      if (read !== undefined) {
        read.log[0] = 98;
        read.secrets.secret[0] = 97;
      }
      expect((await store().readSecretGame(idOf('game')))?.log).toEqual(Uint8Array.of(1));
      expect(await store().readSecretGame(idOf('game'))).toEqual(sampleGame({ log: Uint8Array.of(1) }));
    });
  });

  describe('what is due', () => {
    it('names the games whose wake-up has come, and no others', async () => {
      const times = [100, 200, 200, 300, null];
      for (const [index, wakeAtMs] of times.entries()) {
        await store().createGame(sampleGame({ id: idOf(`due${index}`), wakeAtMs }));
      }
      const due = async (nowMs: number): Promise<string[]> => (await store().due(nowMs)).games.toSorted();
      expect(await due(99)).toEqual([]);
      expect(await due(100)).toEqual([idOf('due0')]);
      expect(await due(200)).toEqual([idOf('due0'), idOf('due1'), idOf('due2')]);
      expect(await due(1e13)).toHaveLength(4);
    });

    it('follows a wake-up that is moved or removed', async () => {
      const games = async (nowMs: number) => (await store().due(nowMs)).games;
      await store().createGame(sampleGame({ wakeAtMs: 100 }));
      await store().replaceGame(sampleGame({ version: 2, wakeAtMs: 500 }));
      expect(await games(499)).toEqual([]);
      expect(await games(500)).toEqual([idOf('game')]);
      await store().replaceGame(sampleGame({ version: 3, wakeAtMs: 50 }));
      expect(await games(60)).toEqual([idOf('game')]);
      await store().replaceGame(sampleGame({ version: 4, wakeAtMs: null }));
      expect(await games(1e13)).toEqual([]);
    });

    it('names the players whose wake-up has come as well', async () => {
      const [soon, later] = [idOf('soon'), idOf('later')];
      await store().createPlayer(samplePlayer({ id: soon, wakeAtMs: 100 }));
      await store().createPlayer(samplePlayer({ id: later, wakeAtMs: 200 }));
      await store().createPlayer(samplePlayer({ id: idOf('never') }));
      await store().createGame(sampleGame({ wakeAtMs: 150 }));
      expect(await store().due(99)).toEqual({ games: [], players: [] });
      expect(await store().due(100)).toEqual({ games: [], players: [soon] });
      const { games, players } = await store().due(1e13);
      expect(games).toEqual([idOf('game')]);
      expect(new Set(players)).toEqual(new Set([soon, later]));
      await store().replacePlayer(samplePlayer({ id: soon, version: 2, wakeAtMs: null }));
      expect((await store().due(1e13)).players).toEqual([later]);
    });
  });
}
