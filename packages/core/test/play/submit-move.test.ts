import { describe, expect, it } from 'vitest';
import { createGame, leaveGame, submitMove, takeSeat, viewOf, type Core } from '../../src/index.ts';
import { loadGame, type Loading } from '../loaded-game.ts';
import { deciderOf, missOnce, movesOf, playUntil, stored } from '@aeroplane/testing/scenes/play';
import { refusalOf, supersededBy } from '@aeroplane/testing/scenes/refusal';
import { guests, inviteTo, openScene, seatsFor, seedOf, startedGame } from '@aeroplane/testing/scenes/scene';

/** Red has launched on a six and decides on a 2; then blue rolls a 3 that is a pass, and red decides on a 4. */
async function opened(changes: Partial<Loading> = {}) {
  const scene = openScene();
  const [asha = '', bo = '', chen = ''] = await guests(scene.core, 'Asha', 'Bo', 'Chen');
  const game = await loadGame(scene.core, {
    seats: { red: asha, blue: bo },
    first: 'red',
    plies: ['6L'],
    next: [2, 3, 4],
    ...changes,
  });
  const submit = (player: string, ply: number, move: string, core: Core = scene.core) =>
    submitMove(core, player, game.id, { ply, move });
  return { ...scene, asha, bo, chen, game, submit };
}

describe('submitting', () => {
  it('plays the move and goes on to the next decision in one write', async () => {
    const { game, asha, submit } = await opened();
    expect(movesOf(game)).toEqual(['L', "0'"]);
    const after = await submit(asha, 1, 'L');
    expect(viewOf(after, asha)).toMatchObject({
      version: game.version + 1,
      plies: ['6L', '2L', '3-'],
      ply: 3,
      toAct: 'red',
      die: 4,
    });
  });

  it('is answered by the stored game, cached or not', async () => {
    const { core, another, game, asha, submit } = await opened();
    const after = await submit(asha, 1, 'L');
    expect(await stored(core, game.id)).toEqual(after);
    expect(await submit(asha, 1, 'L', another())).toEqual(after);
  });

  it('opens each decision with its own deadline', async () => {
    const { clock, game, asha, submit } = await opened({ with: { turnTime: '1h' } });
    expect(game.decision).toEqual({
      openedAtMs: clock.nowMs(),
      remindAtMs: clock.nowMs() + 2_880_000,
      deadlineAtMs: clock.nowMs() + 3_600_000,
      shown: false,
    });
    clock.advance(1_000);
    expect((await submit(asha, 1, 'L')).decision).toEqual({
      openedAtMs: clock.nowMs(),
      remindAtMs: clock.nowMs() + 2_880_000,
      deadlineAtMs: clock.nowMs() + 3_600_000,
      shown: true,
    });
  });

  it('counts after the deadline, until a miss has been written', async () => {
    const { clock, game, asha, submit } = await opened();
    clock.set((game.decision?.deadlineAtMs ?? 0) + 1);
    const after = await submit(asha, 1, 'L');
    expect(after.plyOrigins.missed).toEqual([]);
    expect(viewOf(after, asha).plies[1]).toBe('2L');
  });

  it('forgets the misses before it', async () => {
    const scene = await opened({ next: [2, 3, 4, 1, 2] });
    const missed = await missOnce(scene, scene.game);
    expect(missed.seats[0]?.sitter).toMatchObject({ misses: 1 });
    const [move = ''] = movesOf(missed);
    const after = await scene.submit(scene.asha, missed.log.length, move);
    expect(after.seats[0]?.sitter).toMatchObject({ misses: 0 });
  });
});

describe('the answer to a submit', () => {
  it('is first that there is no such game', async () => {
    const { core, chen } = await opened();
    const nowhere = submitMove(core, chen, 'x'.repeat(16), { ply: 99, move: '?' });
    expect(await refusalOf(nowhere)).toBe('unknown-game');
  });

  it('is then that the player has no seat, whatever the ply and move', async () => {
    const { chen, asha, submit } = await opened();
    await submit(asha, 1, 'L');
    for (const [ply, move] of [
      [0, 'L'],
      [1, 'L'],
      [3, 'L'],
      [3, '?'],
      [99, '?'],
    ] as const) {
      expect(await refusalOf(submit(chen, ply, move))).toBe('not-seated');
    }
  });

  it('is then the game as it stands, where that move of that seat is played already', async () => {
    const { game, asha, submit } = await opened();
    const after = await submit(asha, 1, 'L');
    expect(await submit(asha, 1, 'L')).toEqual(after);
    const later = await submit(asha, 3, movesOf(after)[0] ?? '');
    expect(await submit(asha, 1, 'L')).toEqual(later);
    // The first ply of all, and one that played itself.
    expect(await submit(asha, 0, 'L')).toEqual(later);
    expect(later.version).toBe(game.version + 2);
  });

  it('is the same for a pass that played itself, and only for its own seat', async () => {
    const { asha, bo, submit } = await opened();
    const after = await submit(asha, 1, 'L');
    expect(await submit(bo, 2, '-')).toEqual(after);
    expect(await refusalOf(submit(asha, 2, '-'))).toBe('ply-taken');
    expect(await refusalOf(submit(bo, 1, 'L'))).toBe('ply-taken');
  });

  it('is the same for a move that the house bot played', async () => {
    const scene = await opened();
    const missed = await missOnce(scene, scene.game);
    const [, second = ''] = viewOf(missed, undefined).plies;
    expect(await scene.submit(scene.asha, 1, second.slice(1))).toEqual(missed);
    expect(missed.plyOrigins.missed).toEqual([1]);
  });

  it('is the same after the game is over and after the player has left it', async () => {
    const { core, game, asha, bo, submit } = await opened();
    await submit(asha, 1, 'L');
    const over = await leaveGame(core, asha, game.id);
    expect(over.status).toBe('finished');
    expect(await submit(asha, 1, 'L')).toEqual(over);
    expect(await submit(bo, 2, '-')).toEqual(over);
  });

  it('is then that the ply is taken, with the game, though it be illegal and another’s decision', async () => {
    const { asha, bo, submit } = await opened();
    const after = await submit(asha, 1, 'L');
    for (const [player, ply, move] of [
      [asha, 1, "0'"],
      [asha, 0, '?'],
      [bo, 1, '?'],
      [bo, 2, 'L'],
    ] as const) {
      expect(await supersededBy(submit(player, ply, move))).toEqual({ code: 'ply-taken', game: after });
    }
  });

  it('is then that the ply is not reached, with the game', async () => {
    const { game, asha, bo, submit } = await opened();
    for (const [player, ply, move] of [
      [asha, 2, 'L'],
      [bo, 2, '?'],
      [asha, 1_000_000, 'L'],
    ] as const) {
      expect(await supersededBy(submit(player, ply, move))).toEqual({ code: 'ply-not-reached', game });
    }
  });

  it('is then that it is another’s decision, though the move be illegal', async () => {
    const { bo, submit } = await opened();
    expect(await refusalOf(submit(bo, 1, 'L'))).toBe('not-your-decision');
    expect(await refusalOf(submit(bo, 1, '?'))).toBe('not-your-decision');
  });

  it('is last that the move is illegal', async () => {
    const { asha, submit } = await opened();
    for (const move of ['0', "0's", '-', '!', '', 'l', 'L ', '2L', '?']) {
      expect(await refusalOf(submit(asha, 1, move)), move).toBe('illegal-move');
    }
  });

  it('is that the ply is not reached, in a game that waits or is over', async () => {
    const { core, asha, bo, game } = await opened();
    const waiting = await createGame(core, asha, { seats: seatsFor(2) });
    const first = { ply: 0, move: 'L' };
    expect(await refusalOf(submitMove(core, asha, waiting.id, first))).toBe('ply-not-reached');
    await takeSeat(core, asha, inviteTo(waiting), { seed: seedOf(1) });
    expect(await refusalOf(submitMove(core, asha, waiting.id, first))).toBe('ply-not-reached');
    const over = await leaveGame(core, bo, game.id);
    const next = { ply: over.log.length, move: 'L' };
    expect(await refusalOf(submitMove(core, asha, game.id, next))).toBe('ply-not-reached');
  });

  it('writes nothing when it is a refusal', async () => {
    const { core, game, asha, bo, chen, submit } = await opened();
    for (const player of [asha, bo, chen]) {
      for (const [ply, move] of [
        [0, '?'],
        [1, '?'],
        [2, 'L'],
      ] as const) {
        expect(await refusalOf(submit(player, ply, move))).not.toBe('done');
      }
    }
    expect(await stored(core, game.id)).toEqual(game);
  });

  it('is the same again for every move of a whole game, at its end', async () => {
    const { core } = openScene('every move again');
    const [asha = '', bo = ''] = await guests(core, 'Asha', 'Bo');
    const started = await startedGame(core, [asha, bo], { preset: 'quick' });
    const submitted: { player: string; ply: number; move: string }[] = [];
    const over = await playUntil(core, started.id, (game) => {
      submitted.push({ player: deciderOf(game) ?? '', ply: game.log.length, move: movesOf(game)[0] ?? '' });
      return false;
    });
    expect(over.status).toBe('finished');
    expect(submitted.length).toBeGreaterThan(3);
    for (const { player, ...move } of submitted) {
      expect(await submitMove(core, player, over.id, move)).toEqual(over);
    }
  });
});
