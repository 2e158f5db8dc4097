import { describe, expect, it } from 'vitest';
import {
  createGame,
  finishedGames,
  leaveGame,
  MOST_GAMES,
  takeSeat,
  unfinishedGames,
} from '../../src/index.ts';
import { gameChanged } from '@aeroplane/testing/scenes/play';
import { loadGame } from '../loaded-game.ts';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { guests, inviteTo, openScene, seatsFor, seedOf } from '@aeroplane/testing/scenes/scene';

const OLD_MS = 3_600_000;

async function crowded(count = MOST_GAMES) {
  const scene = openScene();
  const [asha = '', bo = ''] = await guests(scene.core, 'Asha', 'Bo');
  const first = await createGame(scene.core, asha, { seats: seatsFor(2) });
  const games = [first];
  while (games.length < count) {
    const game = { ...first, id: String(games.length).padStart(16, 'g') };
    await scene.store.createGame(game);
    await scene.store.addMembership(asha, game.id, scene.clock.nowMs());
    games.push(game);
  }
  const create = () => refusalOf(createGame(scene.core, asha, { seats: seatsFor(2) }));
  return { ...scene, asha, bo, games, create };
}

describe('the number of unfinished games', () => {
  it('is fifty at most, by creating and by joining', async () => {
    const { core, asha, bo, games, create } = await crowded();
    expect(await create()).toBe('too-many-games');
    const others = await createGame(core, bo, { seats: seatsFor(2) });
    const join = () => refusalOf(takeSeat(core, asha, inviteTo(others), { seed: seedOf(1) }));
    expect(await join()).toBe('too-many-games');
    expect(await core.store.memberships(asha)).toHaveLength(MOST_GAMES);
    await leaveGame(core, asha, games[7]?.id ?? '');
    expect(await join()).toBe('done');
    expect(await create()).toBe('too-many-games');
  });

  it('keeps nobody from a seat that they have already', async () => {
    const { core, asha, games } = await crowded();
    const [game] = games;
    if (game === undefined) throw new Error('there is no game');
    const seated = await takeSeat(core, asha, inviteTo(game), { seed: seedOf(1) });
    expect(await takeSeat(core, asha, inviteTo(game), { seed: seedOf(1) })).toEqual(seated);
  });

  it('does not count hints without a seat, and removes old ones', async () => {
    const { core, store, clock, asha, create } = await crowded(10);
    for (let number = 0; number < 60; number += 1) {
      await store.addMembership(asha, String(number).padStart(16, 'v'), clock.nowMs());
    }
    clock.advance(OLD_MS);
    expect(await create()).toBe('done');
    expect(await store.memberships(asha)).toHaveLength(11);
    expect(await unfinishedGames(core, asha)).toHaveLength(11);
  });

  it('keeps a new hint, whose seat may be taken right now', async () => {
    const { store, clock, asha, create } = await crowded(MOST_GAMES - 1);
    const young = 'young'.padStart(16, '_');
    await store.addMembership(asha, young, clock.nowMs());
    clock.advance(30_000);
    expect(await create()).toBe('done');
    expect(await store.readMembership(asha, young)).toBeDefined();
    clock.advance(30_001);
    expect(await create()).toBe('too-many-games');
    expect(await store.readMembership(asha, young)).toBeUndefined();
  });

  it('keeps a hint of a game that has just finished and was not moved yet', async () => {
    const { core, store, clock, asha, bo, create } = await crowded(MOST_GAMES - 1);
    const game = await loadGame(core, {
      seats: { red: asha, blue: bo },
      first: 'red',
      plies: ['6L'],
      next: [2],
    });
    clock.advance(OLD_MS);
    await leaveGame(core, bo, game.id);
    expect(await create()).toBe('done');
    expect((await finishedGames(core, asha)).items).toMatchObject([{ game: game.id, rank: 1 }]);
    await gameChanged(core, game.id);
    expect((await finishedGames(core, asha)).items).toMatchObject([{ game: game.id, rank: 1 }]);
    expect(await store.readMembership(asha, game.id)).toBeUndefined();
  });
});
