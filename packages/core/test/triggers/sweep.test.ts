import { describe, expect, it } from 'vitest';
import { createGame, sweep, submitMove, wakeGame } from '../../src/index.ts';
import { deciderOf, missUntil, movesOf, playUntil, settle, stored } from '@aeroplane/testing/scenes/play';
import { guests, openScene, seatsFor, startedGame } from '@aeroplane/testing/scenes/scene';

async function playing() {
  const scene = openScene('sweep');
  const [asha = '', bo = ''] = await guests(scene.core, 'Asha', 'Bo');
  const started = await startedGame(scene.core, [asha, bo]);
  const game = await playUntil(scene.core, started.id, (one) => deciderOf(one) !== undefined);
  return { ...scene, asha, bo, game };
}

describe('a sweep', () => {
  it('changes nothing that is not due', async () => {
    const { core, clock, game } = await playing();
    clock.set((game.wakeAtMs ?? 0) - 1);
    expect(await sweep(core)).toBe(0);
    await wakeGame(core, game.id);
    expect(await stored(core, game.id)).toEqual(game);
  });

  it('that comes too early sets the wake-up again, because moves do not', async () => {
    const { core, clock, game } = await playing();
    clock.advance(60_000);
    const [move = ''] = movesOf(game);
    const moved = await submitMove(core, deciderOf(game) ?? '', game.id, { ply: game.log.length, move });
    expect(moved.wakeAtMs).toBe(game.wakeAtMs);
    expect(moved.decision?.deadlineAtMs).toBe((game.decision?.deadlineAtMs ?? 0) + 60_000);
    clock.set(game.wakeAtMs ?? 0);
    expect(await sweep(core)).toBe(1);
    const after = await stored(core, game.id);
    expect(after.log).toEqual(moved.log);
    expect(after).toMatchObject({ wakeAtMs: moved.decision?.remindAtMs, version: moved.version + 1 });
    expect(await sweep(core)).toBe(0);
  });

  it('is harmless when it overlaps with others, of this process or another', async () => {
    const { core, clock, another, game } = await playing();
    clock.set(game.decision?.deadlineAtMs ?? 0);
    const cores = [core, core, another(), another(), another()];
    await Promise.all(cores.map(sweep));
    const missed = await stored(core, game.id);
    expect(missed.plyOrigins.missed).toEqual([game.log.length]);
    expect(missed.version).toBe(game.version + 1);
    expect(missed.seats.map(({ sitter }) => (sitter.kind === 'player' ? sitter.misses : 0)).sort()).toEqual([
      0, 1,
    ]);
  });

  it('does what is due in every game that has something', async () => {
    const { core, clock, asha, bo } = await playing();
    const games = [];
    for (let count = 0; count < 5; count += 1) games.push(await startedGame(core, [asha, bo]));
    for (const game of games) await settle(core, game.id);
    const before = await Promise.all(games.map(({ id }) => stored(core, id)));
    clock.advance(24 * 3_600_000);
    expect(await sweep(core)).toBe(6);
    for (const game of before) {
      expect((await stored(core, game.id)).plyOrigins.missed).toEqual([game.log.length]);
    }
  });

  it('wakes the others where a game is broken, and then throws', async () => {
    const { core, store, clock, game } = await playing();
    const broken = { ...game, id: 'broken'.padEnd(16, '_'), log: Uint8Array.of(251), wakeAtMs: 1 };
    await store.createGame(broken);
    clock.set(game.decision?.deadlineAtMs ?? 0);
    const error = await sweep(core).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(AggregateError);
    expect(String(error)).toContain(broken.id);
    expect((error as AggregateError).errors).toEqual([
      expect.objectContaining({ name: 'NotWoken', what: 'game', id: broken.id }),
    ]);
    expect((await stored(core, game.id)).plyOrigins.missed).toEqual([game.log.length]);
  });

  it('finds nothing more to do in games that are over', async () => {
    const scene = openScene('strict end');
    const [asha = '', bo = ''] = await guests(scene.core, 'Asha', 'Bo');
    const started = await startedGame(scene.core, [asha, bo], { strict: true });
    const over = await missUntil(scene, started.id, [asha], (game) => game.status === 'finished');
    scene.clock.advance(30 * 24 * 3_600_000);
    await sweep(scene.core);
    expect(await stored(scene.core, over.id)).toMatchObject({ status: 'finished', wakeAtMs: null });
    expect(await sweep(scene.core)).toBe(0);
  });

  it('goes on where a due game is gone', async () => {
    const { core, asha } = await playing();
    await wakeGame(core, 'x'.repeat(16));
    const game = await createGame(core, asha, { seats: seatsFor(2) });
    await wakeGame(core, game.id);
    expect((await stored(core, game.id)).status).toBe('waiting');
  });
});
