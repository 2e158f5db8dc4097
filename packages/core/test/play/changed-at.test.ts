/** When something last happened in a game: pages poll often soon afterwards (docs/design.md#polling). */

import { describe, expect, it } from 'vitest';
import { createGame, leaveGame, setPlan, submitMove, viewOf, type Game } from '../../src/index.ts';
import { loadGame } from '../loaded-game.ts';
import { guests, openScene, seatsFor } from '@aeroplane/testing/scenes/scene';

const changedAt = (game: Game): number => Date.parse(viewOf(game, undefined).changedAt);

describe('when something last happened in a game', () => {
  it('is its creation, while it waits', async () => {
    const { core, clock } = openScene();
    const [asha = ''] = await guests(core, 'Asha');
    const madeAtMs = clock.nowMs();
    const game = await createGame(core, asha, { preset: 'classic', turnTime: '24h', seats: seatsFor(2) });
    clock.advance(60_000);
    expect(changedAt(await core.games.read(game.id))).toBe(madeAtMs);
  });

  it('is the last move, then the end, and not a plan that is set meanwhile', async () => {
    const { core, clock } = openScene();
    const [asha = '', bo = ''] = await guests(core, 'Asha', 'Bo');
    const { id } = await loadGame(core, {
      seats: { red: asha, blue: bo },
      first: 'red',
      plies: ['6L', "20'", '6L', '2L', '2L'],
      next: [4, 2, 4],
    });
    clock.advance(60_000);
    const movedAtMs = clock.nowMs();
    await submitMove(core, bo, id, { ply: 5, move: 'L' });
    clock.advance(60_000);
    expect(changedAt(await setPlan(core, bo, id, { orders: ['home'] }))).toBe(movedAtMs);
    expect(changedAt(await leaveGame(core, bo, id))).toBe(clock.nowMs());
  });
});
