import { describe, expect, it } from 'vitest';
import { leaveGame, markSeen, readingOf, submitMove } from '../../src/index.ts';
import { loadGame } from '../loaded-game.ts';
import { gameChanged, stored } from '@aeroplane/testing/scenes/play';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { guests, openScene } from '@aeroplane/testing/scenes/scene';

async function playing() {
  const scene = openScene();
  const [asha = '', bo = '', chen = ''] = await guests(scene.core, 'Asha', 'Bo', 'Chen');
  const { core } = scene;
  const { id } = await loadGame(core, {
    seats: { red: asha, blue: bo },
    first: 'red',
    plies: ['6L'],
    next: [2, 3, 4],
  });
  await submitMove(core, asha, id, { ply: 1, move: 'L' });
  const seen = async (player: string) => (await readingOf(core, player, await stored(core, id)))?.seen;
  return { ...scene, asha, bo, chen, id, seen };
}

describe('what a player has seen', () => {
  it('is nothing at first, then what their page reports, and never less', async () => {
    const { core, asha, bo, id, seen } = await playing();
    expect(await seen(asha)).toBe(0);
    for (const [ply, expected] of [
      [2, 2],
      [1, 2],
      [3, 3],
      [0, 3],
    ] as const) {
      await markSeen(core, asha, id, ply);
      expect(await seen(asha)).toBe(expected);
    }
    expect(await seen(bo)).toBe(0);
  });

  it('is no more than the game has', async () => {
    const { core, asha, id, seen } = await playing();
    await markSeen(core, asha, id, 1_000);
    expect(await seen(asha)).toBe(3);
  });

  it('is noted for players only', async () => {
    const { core, chen, id, seen } = await playing();
    expect(await seen(chen)).toBeUndefined();
    expect(await refusalOf(markSeen(core, chen, id, 1))).toBe('not-seated');
    expect(await refusalOf(markSeen(core, chen, 'x'.repeat(16), 1))).toBe('unknown-game');
  });

  it('stays with the game when it finishes, and still rises', async () => {
    const { core, asha, bo, id, seen } = await playing();
    await markSeen(core, asha, id, 2);
    await leaveGame(core, bo, id);
    expect(await seen(asha)).toBe(2);
    await gameChanged(core, id);
    expect(await seen(asha)).toBe(2);
    await markSeen(core, asha, id, 1_000);
    expect(await seen(asha)).toBe(4);
    await markSeen(core, asha, id, 1);
    expect(await seen(asha)).toBe(4);
  });

  it('changes nothing in the game', async () => {
    const { core, asha, id } = await playing();
    const before = await stored(core, id);
    await markSeen(core, asha, id, 3);
    expect(await stored(core, id)).toEqual(before);
  });
});
