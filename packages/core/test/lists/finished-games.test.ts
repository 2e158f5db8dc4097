import { presetOf } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { finishedGames, leaveGame, markSeen, unfinishedGames, type SecretGame } from '../../src/index.ts';
import { gameChanged } from '@aeroplane/testing/scenes/play';
import { loadGame } from '../loaded-game.ts';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { guests, openScene } from '@aeroplane/testing/scenes/scene';

async function people() {
  const scene = openScene();
  const [asha = '', bo = '', chen = ''] = await guests(scene.core, 'Asha', 'Bo', 'Chen');
  const load = (): Promise<SecretGame> =>
    loadGame(scene.core, {
      seats: { red: asha, yellow: bo, blue: chen, green: { bot: 'easy' } },
      first: 'red',
      plies: ['6L'],
      next: [2],
    });
  const finish = async (game: SecretGame): Promise<SecretGame> => {
    for (const player of [chen, bo]) await leaveGame(scene.core, player, game.id);
    let over = await leaveGame(scene.core, asha, game.id);
    while (over.status !== 'finished') {
      await gameChanged(scene.core, game.id);
      over = (await scene.store.readSecretGame(game.id)) ?? over;
    }
    return over;
  };
  return { ...scene, asha, bo, chen, load, finish };
}

describe('a game that finishes', () => {
  it('is on the lists of finished games at once, and off those of unfinished ones', async () => {
    const { core, asha, bo, load, finish } = await people();
    const game = await load();
    const over = await finish(game);
    for (const [player, rank, opponents, theirs] of [
      [asha, 2, ['Bo', 'Chen'], 3],
      [bo, 3, ['Asha', 'Chen'], 2],
    ] as const) {
      expect(await unfinishedGames(core, player)).toEqual([]);
      const { items } = await finishedGames(core, player);
      expect(items).toMatchObject([
        { game: game.id, finishedAtMs: over.finishedAtMs, rank, players: 4, opponents, seen: 0 },
      ]);
      expect(items[0]?.ranks[0]).toBe(theirs);
      expect(items[0]?.ranks).toHaveLength(2);
      expect(items[0]?.preset).toBe(presetOf(game.rules) ?? null);
    }
  });

  it('moves from list to list once, however often the stream record comes', async () => {
    const { core, store, asha, load, finish } = await people();
    const game = await load();
    await markSeen(core, asha, game.id, 1);
    await finish(game);
    const before = await finishedGames(core, asha);
    for (let delivery = 0; delivery < 3; delivery += 1) await gameChanged(core, game.id);
    expect(await store.memberships(asha)).toEqual([]);
    expect(await finishedGames(core, asha)).toEqual(before);
    expect(before.items).toMatchObject([{ seen: 1 }]);
  });

  it('is on one of the two lists at every moment', async () => {
    const { core, store, asha, load, finish } = await people();
    const game = await load();
    await finish(game);
    // The stream record comes while the list is being read.
    const read = store.finishedGames.bind(store);
    store.finishedGames = async (...page) => {
      const answer = await read(...page);
      await gameChanged(core, game.id);
      return answer;
    };
    expect((await finishedGames(core, asha)).items.map((done) => done.game)).toEqual([game.id]);
  });

  it('may have a stream record though the game is gone', async () => {
    const { core } = await people();
    await gameChanged(core, 'x'.repeat(16));
  });
});

describe('the list of finished games', () => {
  it('comes in pages, the latest first', async () => {
    const { core, clock, asha, load, finish } = await people();
    const games: string[] = [];
    for (let count = 0; count < 23; count += 1) {
      const game = await load();
      await finish(game);
      await gameChanged(core, game.id);
      games.unshift(game.id);
      clock.advance(1_000);
    }
    const first = await finishedGames(core, asha);
    expect(first.items.map(({ game }) => game)).toEqual(games.slice(0, 20));
    const second = await finishedGames(core, asha, first.next);
    expect(second.items.map(({ game }) => game)).toEqual(games.slice(20));
    expect(await refusalOf(finishedGames(core, asha, 'garbage'))).toBe('bad-cursor');
  });

  it('begins with games that were not moved yet', async () => {
    const { core, clock, asha, load, finish } = await people();
    const moved = await load();
    await finish(moved);
    await gameChanged(core, moved.id);
    clock.advance(1_000);
    const fresh = await load();
    await finish(fresh);
    expect((await finishedGames(core, asha)).items.map(({ game }) => game)).toEqual([fresh.id, moved.id]);
  });
});
