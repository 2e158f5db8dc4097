import { describe, expect, it } from 'vitest';
import { rollDie, submitMove, viewOf } from '../../src/index.ts';
import { loadGame, type Loading } from '../loaded-game.ts';
import { missOnce, stored } from '@aeroplane/testing/scenes/play';
import { refusalOf, supersededBy } from '@aeroplane/testing/scenes/refusal';
import { guests, openScene } from '@aeroplane/testing/scenes/scene';

/** A `tap` game in which red, with a plane launched, is to roll a 2; then blue a 3 and red a 4. */
async function tapped(changes: Partial<Loading> = {}) {
  const scene = openScene();
  const [asha = '', bo = '', chen = ''] = await guests(scene.core, 'Asha', 'Bo', 'Chen');
  const game = await loadGame(scene.core, {
    seats: { red: asha, blue: bo },
    first: 'red',
    plies: ['6L'],
    next: [2, 3, 4],
    with: { rolling: 'tap' },
    ...changes,
  });
  return {
    ...scene,
    asha,
    bo,
    chen,
    game,
    roll: (player: string, ply: number) => rollDie(scene.core, player, game.id, ply),
  };
}

describe('a game in which players tap to roll', () => {
  it('waits for the roll, with no die, no moves and no link before it', async () => {
    const { game, asha } = await tapped();
    const view = viewOf(game, asha);
    expect(view).toMatchObject({ toAct: 'red', die: null, legal: [], ply: 1 });
    expect(view.deadline).not.toBeNull();
    expect(view.dice.links).toHaveLength(2);
  });

  it('shows die, moves and link with the roll, and keeps the deadline', async () => {
    const { clock, game, asha, roll } = await tapped();
    clock.advance(5_000);
    const rolled = await roll(asha, 1);
    expect(viewOf(rolled, asha)).toMatchObject({ toAct: 'red', die: 2, legal: ['L', "0'"], ply: 1 });
    expect(viewOf(rolled, asha).dice.links).toHaveLength(3);
    expect(rolled.decision).toEqual({ ...game.decision, shown: true });
  });

  it('asks the next player to roll after the move', async () => {
    const { core, game, asha, roll } = await tapped();
    await roll(asha, 1);
    const after = await submitMove(core, asha, game.id, { ply: 1, move: 'L' });
    expect(viewOf(after, asha)).toMatchObject({ toAct: 'blue', die: null, plies: ['6L', '2L'] });
  });

  it('plays a roll without a choice by itself, and asks the next player', async () => {
    const { core, game, asha, bo, roll } = await tapped();
    await roll(asha, 1);
    await submitMove(core, asha, game.id, { ply: 1, move: 'L' });
    const passed = await roll(bo, 2);
    expect(viewOf(passed, bo)).toMatchObject({ toAct: 'red', die: null, plies: ['6L', '2L', '3-'] });
  });

  it('answers the same roll the same, rolled once, also after it is played', async () => {
    const { core, another, game, asha, bo, roll } = await tapped();
    const rolled = await roll(asha, 1);
    expect(await roll(asha, 1)).toEqual(rolled);
    expect(await rollDie(another(), asha, game.id, 1)).toEqual(rolled);
    await submitMove(core, asha, game.id, { ply: 1, move: 'L' });
    const passed = await roll(bo, 2);
    expect(await roll(bo, 2)).toEqual(passed);
    expect(await roll(asha, 1)).toEqual(passed);
    expect(await stored(core, game.id)).toEqual(passed);
  });

  it('reports every roll and move once, and nothing repeated, refused or played by itself', async () => {
    const scene = await tapped();
    const told: string[] = [];
    const core = { ...scene.core, onDecision: (game: string) => told.push(game) };
    const { id } = scene.game;
    for (let time = 1; time <= 2; time += 1) {
      await rollDie(core, scene.asha, id, 1);
      expect(told).toEqual([id]);
    }
    await refusalOf(submitMove(core, scene.asha, id, { ply: 1, move: '?' }));
    for (let time = 1; time <= 2; time += 1) {
      await submitMove(core, scene.asha, id, { ply: 1, move: 'L' });
      expect(told).toEqual([id, id]);
    }
  });

  it('refuses in the order of submits, with the game where it has gone on', async () => {
    const { core, game, asha, bo, chen, roll } = await tapped();
    expect(await refusalOf(rollDie(core, asha, 'x'.repeat(16), 1))).toBe('unknown-game');
    expect(await refusalOf(roll(chen, 0))).toBe('not-seated');
    expect(await supersededBy(roll(bo, 0))).toEqual({ code: 'ply-taken', game });
    expect(await supersededBy(roll(bo, 2))).toEqual({ code: 'ply-not-reached', game });
    expect(await supersededBy(roll(asha, 7))).toEqual({ code: 'ply-not-reached', game });
    expect(await refusalOf(roll(bo, 1))).toBe('not-your-decision');
    expect(await stored(core, game.id)).toEqual(game);
  });

  it('has no legal move before the roll', async () => {
    const { core, game, asha } = await tapped();
    for (const move of ['L', "0'", '-']) {
      expect(await refusalOf(submitMove(core, asha, game.id, { ply: 1, move }))).toBe('illegal-move');
    }
  });

  it('rolls and plays for a player who misses the roll', async () => {
    const scene = await tapped();
    const missed = await missOnce(scene, scene.game);
    expect(viewOf(missed, scene.bo)).toMatchObject({ toAct: 'blue', die: null, ply: 2 });
    expect(missed.plyOrigins.missed).toEqual([1]);
    expect(missed.seats[0]?.sitter).toMatchObject({ misses: 1, botPlays: false });
  });

  it('counts a missed roll that leaves no choice as missed, and marks its ply', async () => {
    const scene = await tapped({ next: [3, 3, 4] });
    const missed = await missOnce(scene, scene.game);
    expect(viewOf(missed, scene.bo)).toMatchObject({ toAct: 'blue', plies: ['6L', "30'"] });
    expect(missed.plyOrigins.missed).toEqual([1]);
    expect(missed.seats[0]?.sitter).toMatchObject({ misses: 1 });
  });
});

describe('a game in which the server rolls', () => {
  it('has nothing to roll', async () => {
    const { asha, bo, roll } = await tapped({ with: { rolling: 'auto' } });
    expect(await refusalOf(roll(asha, 1))).toBe('nothing-to-roll');
    expect(await refusalOf(roll(bo, 1))).toBe('not-your-decision');
  });
});
