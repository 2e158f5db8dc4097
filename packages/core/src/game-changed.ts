/** What follows from a game being written, told by the table's change stream; safe to happen twice (DESIGN § 1, § 4). */

import type { Core } from './core.ts';
import { doneGameOf } from './my-games.ts';
import { isOver, playersOf } from './game.ts';
import { wakeGame } from './wake.ts';

/**
 * A game has been written: bots that are due at once carry on, and a game that is over moves from its players' lists
 * of unfinished games to those of finished ones. An unknown game is left alone.
 */
export async function gameChanged(core: Core, id: string): Promise<void> {
  const game = await core.store.readGame(id);
  if (game === undefined) return;
  if (!isOver(game)) {
    if (game.wakeAtMs !== null && game.wakeAtMs <= core.clock.nowMs()) await wakeGame(core, id);
    return;
  }
  for (const player of playersOf(game)) {
    const membership = await core.store.readMembership(player, id);
    if (membership === undefined) continue;
    const done = doneGameOf(game, player, membership.seen);
    if (done !== undefined) await core.store.putDone(player, done);
    await core.store.removeMembership(player, id);
  }
}
