import { describe, expect, it } from 'vitest';
import { createGame, sweep, takeSeat, unfinishedGames, WAITING_MS } from '../../src/index.ts';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { gameChanged, stored } from '@aeroplane/testing/scenes/play';
import { guests, inviteTo, openScene, seatsFor, seedOf } from '@aeroplane/testing/scenes/scene';

async function waiting() {
  const scene = openScene();
  const [asha = '', bo = '', chen = ''] = await guests(scene.core, 'Asha', 'Bo', 'Chen');
  const game = await createGame(scene.core, asha, { seats: seatsFor(3), public: true });
  await takeSeat(scene.core, bo, inviteTo(game), { seed: seedOf(2) });
  return { ...scene, asha, bo, chen, game };
}

describe('a game that waits', () => {
  it('is cancelled after seven days, and not before', async () => {
    const { core, clock, game, asha, bo, chen } = await waiting();
    clock.advance(WAITING_MS - 1);
    expect(await sweep(core)).toBe(0);
    expect((await stored(core, game.id)).status).toBe('waiting');
    clock.advance(1);
    expect(await sweep(core)).toBe(1);
    expect(await stored(core, game.id)).toMatchObject({
      status: 'cancelled',
      inviteSecret: null,
      wakeAtMs: null,
    });
    expect(await refusalOf(takeSeat(core, chen, inviteTo(game), { seed: seedOf(3) }))).toBe('cancelled');
    expect(await unfinishedGames(core, asha)).toEqual([]);
    expect(await unfinishedGames(core, bo)).toEqual([]);
    expect(await sweep(core)).toBe(0);
  });

  it('that is cancelled leaves its players’ lists with the change stream', async () => {
    const { core, store, clock, game, asha, bo } = await waiting();
    clock.advance(WAITING_MS);
    await sweep(core);
    await gameChanged(core, game.id);
    await gameChanged(core, game.id);
    expect(await store.memberships(asha)).toEqual([]);
    expect(await store.memberships(bo)).toEqual([]);
    expect((await store.finishedGames(asha, 10)).items).toEqual([]);
  });

  it('woken early is set to be cancelled in time', async () => {
    const { core, store, clock, game } = await waiting();
    const early = await stored(core, game.id);
    await store.replaceGame({ ...early, version: early.version + 1, wakeAtMs: clock.nowMs() });
    expect(await sweep(core)).toBe(1);
    expect(await stored(core, game.id)).toMatchObject({
      status: 'waiting',
      wakeAtMs: game.createdAtMs + WAITING_MS,
    });
  });
});
