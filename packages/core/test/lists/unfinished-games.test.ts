import { describe, expect, it } from 'vitest';
import {
  createGame,
  leaveGame,
  listEntryOf,
  nextDecision,
  submitMove,
  unfinishedGames,
} from '../../src/index.ts';
import { loadGame, type Loading } from '../loaded-game.ts';
import { guests, openScene, seatsFor } from '@aeroplane/testing/scenes/scene';

const DECIDES = { first: 'red', plies: ['6L'], next: [2] } as const;
/** Blue has the decision, red none. */
const WAITS = { first: 'blue', plies: ['6L'], next: [2] } as const;

async function people() {
  const scene = openScene();
  const [asha = '', bo = ''] = await guests(scene.core, 'Asha', 'Bo');
  return {
    ...scene,
    asha,
    bo,
    load: async (loading: Omit<Loading, 'seats'>) =>
      (await loadGame(scene.core, { seats: { red: asha, blue: bo }, ...loading })).id,
    list: async (player = asha) => (await unfinishedGames(scene.core, player)).map(({ game }) => game.id),
  };
}

describe('the list of unfinished games', () => {
  it('has decisions first, the most urgent first, then running games, then waiting ones', async () => {
    const { core, clock, asha, load, list } = await people();
    const waiting = [];
    const running = [];
    for (let count = 0; count < 2; count += 1) {
      waiting.push((await createGame(core, asha, { seats: seatsFor(2) })).id);
      running.push(await load(WAITS));
      clock.advance(1_000);
    }
    const slow = await load({ ...DECIDES, with: { turnTime: '7d' } });
    const urgent = await load({ ...DECIDES, with: { turnTime: '5m' } });
    const day = await load(DECIDES);
    clock.advance(60_000);
    const laterButSooner = await load({ ...DECIDES, with: { turnTime: '1h' } });
    expect(await list()).toEqual([
      urgent,
      laterButSooner,
      day,
      slow,
      ...running.toReversed(),
      ...waiting.toReversed(),
    ]);
  });

  it('is each player’s own', async () => {
    const { asha, bo, load, list } = await people();
    const one = await load(DECIDES);
    const other = await load(WAITS);
    expect(await list(asha)).toEqual([one, other]);
    expect(await list(bo)).toEqual([other, one]);
    expect(await list('nobody')).toEqual([]);
  });

  it('drops hints without a seat: no game, another’s, one that was left, one that is over', async () => {
    const { core, clock, asha, bo, load, list } = await people();
    const game = await load(DECIDES);
    const others = await createGame(core, bo, { seats: seatsFor(2) });
    const over = await load(DECIDES);
    await leaveGame(core, bo, over);
    const cancelled = await createGame(core, asha, { seats: seatsFor(2) });
    await leaveGame(core, asha, cancelled.id);
    for (const vain of ['x'.repeat(16), others.id]) {
      await core.store.addMembership(asha, vain, clock.nowMs());
    }
    expect(await core.store.memberships(asha)).toHaveLength(5);
    expect(await list()).toEqual([game]);
  });

  it('says in each entry whether the reader is to act', async () => {
    const { core, asha, bo, load } = await people();
    const game = await load(DECIDES);
    const [mine] = await unfinishedGames(core, asha);
    const [theirs] = await unfinishedGames(core, bo);
    if (mine === undefined || theirs === undefined) throw new Error('a list is empty');
    expect(listEntryOf(mine.game, asha, 0)).toMatchObject({ id: game, toAct: 'red', yours: true, seen: 0 });
    expect(listEntryOf(theirs.game, bo, 3)).toMatchObject({ id: game, toAct: 'red', yours: false, seen: 3 });
  });
});

describe('the next decision', () => {
  it('is the most urgent one', async () => {
    const { core, asha, bo, load } = await people();
    expect(await nextDecision(core, asha)).toEqual({ next: undefined, waiting: 0 });
    await load(WAITS);
    expect(await nextDecision(core, asha)).toEqual({ next: undefined, waiting: 0 });
    const day = await load(DECIDES);
    const hour = await load({ ...DECIDES, with: { turnTime: '1h' } });
    expect((await nextDecision(core, asha)).next?.game.id).toBe(hour);
    await submitMove(core, asha, hour, { ply: 1, move: "0'" });
    const next = (await nextDecision(core, asha)).next?.game.id;
    expect([day, hour]).toContain(next);
    expect((await nextDecision(core, bo)).next?.game.id).not.toBe(next);
  });
});
