import { describe, expect, it } from 'vitest';
import { changeMe, itemChanged, muteGame, nudge, submitMove, viewOf, type Core } from '../../src/index.ts';
import { DAY_MS, HOUR_MS } from '@aeroplane/testing/doubles/fixed-clock';
import { loadGame, type Loading } from '../loaded-game.ts';
import { deciderOf, movesOf } from '@aeroplane/testing/scenes/play';
import { RecordingCouriers, withDevice } from '@aeroplane/testing/doubles/recording-couriers';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { guests, openScene } from '@aeroplane/testing/scenes/scene';

/** Asha, who has a phone, has been asked a quarter of a day ago; Bo waits, and as a third Chen. */
async function waiting(changes: Partial<Loading> = {}, waitMs = 6 * HOUR_MS, three = false) {
  const scene = { ...openScene(), couriers: new RecordingCouriers() };
  const { core, clock } = scene;
  const [asha = '', bo = '', chen = ''] = await guests(core, 'Asha', 'Bo', 'Chen');
  await withDevice(core, asha, 'phone');
  const load = () =>
    loadGame(core, {
      seats: three ? { red: asha, yellow: chen, blue: bo } : { red: asha, blue: bo },
      first: 'red',
      plies: ['6L', '2L'],
      next: [3, 4, 3, 4],
      ...changes,
    });
  const game = await load();
  expect(deciderOf(game)).toBe(asha);
  clock.advance(waitMs);
  const heard = async (from = bo): Promise<unknown[]> => {
    await itemChanged(core, { type: 'nudge', from, to: asha });
    await scene.queue.deliverAll(core, scene.couriers);
    return scene.couriers.pushes
      .splice(0)
      .map(({ what }) => ('who' in what ? [what.kind, what.who] : [what.kind]));
  };
  return { ...scene, asha, bo, chen, load, game, heard };
}

describe('a nudge', () => {
  it('is pushed once to the player to act, with the nudger’s name', async () => {
    const { core, bo, game, heard } = await waiting();
    await nudge(core, bo, game.id, 'red');
    expect(await heard()).toEqual([['nudge', 'Bo']]);
    expect(await heard()).toEqual([]);
  });

  it('may come once a quarter of the time has passed, which the others’ views say', async () => {
    const { core, clock, asha, bo, game } = await waiting({}, 6 * HOUR_MS - 1);
    expect(await refusalOf(nudge(core, bo, game.id, 'red'))).toBe('not-to-nudge');
    const from = new Date(clock.nowMs() + 1).toISOString();
    expect(viewOf(game, bo)).toMatchObject({ nudgeFrom: from });
    for (const reader of [asha, undefined]) expect(viewOf(game, reader)).not.toHaveProperty('nudgeFrom');
    clock.advance(1);
    await nudge(core, bo, game.id, 'red');
  });

  it('may come once a day from one to the other, whatever the game', async () => {
    const { core, clock, bo, game, load } = await waiting({ with: { turnTime: '7d' } }, 2 * DAY_MS);
    const other = await load();
    await nudge(core, bo, game.id, 'red');
    clock.advance(DAY_MS);
    expect(await refusalOf(nudge(core, bo, game.id, 'red'))).toBe('nudged-already');
    clock.advance(DAY_MS);
    await nudge(core, bo, other.id, 'red');
    expect(await refusalOf(nudge(core, bo, game.id, 'red'))).toBe('nudged-already');
  });

  it('by one player does not keep another from nudging', async () => {
    const { core, bo, chen, game, heard } = await waiting({ next: [3, 3, 4] }, 6 * HOUR_MS, true);
    for (const player of [bo, chen]) await nudge(core, player, game.id, 'red');
    expect(await heard(bo)).toEqual([['nudge', 'Bo']]);
    expect(await heard(chen)).toEqual([['nudge', 'Chen']]);
  });

  it('is by a seated player, to another who is to act', async () => {
    const { core, asha, bo, chen, game } = await waiting();
    expect(await refusalOf(nudge(core, chen, game.id, 'red'))).toBe('not-seated');
    expect(await refusalOf(nudge(core, bo, 'x'.repeat(16), 'red'))).toBe('unknown-game');
    for (const [player, colour] of [
      [asha, 'red'],
      [asha, 'blue'],
      [bo, 'blue'],
      [bo, 'green'],
    ] as const) {
      expect(await refusalOf(nudge(core, player, game.id, colour))).toBe('not-to-nudge');
    }
  });

  it('is refused in its reader’s quiet hours and vacation', async () => {
    const { core, clock, asha, bo, game } = await waiting();
    await changeMe(core, asha, { timeZone: 'UTC', quiet: { start: '17:00', end: '20:00' } });
    expect(new Date(clock.nowMs()).toISOString()).toContain('T18:00');
    expect(await refusalOf(nudge(core, bo, game.id, 'red'))).toBe('not-to-nudge');
    await changeMe(core, asha, { quiet: null, vacation: { from: '2030-01-01', to: '2030-01-01' } });
    expect(await refusalOf(nudge(core, bo, game.id, 'red'))).toBe('not-to-nudge');
    await changeMe(core, asha, { vacation: null });
    // A day that has begun is used.
    expect(await refusalOf(nudge(core, bo, game.id, 'red'))).toBe('not-to-nudge');
    clock.advance(6 * HOUR_MS);
    await nudge(core, bo, game.id, 'red');
  });

  it('is not pushed where the decision is taken, the game is muted, or nudges are silenced', async () => {
    const acts: ((
      core: Core,
      asha: string,
      game: Awaited<ReturnType<typeof waiting>>['game'],
    ) => Promise<unknown>)[] = [
      (core, asha, game) =>
        submitMove(core, asha, game.id, { ply: game.log.length, move: movesOf(game)[0] ?? '' }),
      (core, asha, game) => muteGame(core, asha, game.id, true),
      (core, asha) => changeMe(core, asha, { notify: { push: { nudge: false } } }),
    ];
    for (const [index, act] of acts.entries()) {
      const { core, queue, couriers, asha, bo, game, heard } = await waiting();
      await nudge(core, bo, game.id, 'red');
      // Queued before the first two, so that the delivery has to find them.
      if (index < 2) await itemChanged(core, { type: 'nudge', from: bo, to: asha });
      await act(core, asha, game);
      await queue.deliverAll(core, couriers);
      expect(couriers.heard()).toEqual([]);
      expect(await heard()).toEqual([]);
    }
  });
});
