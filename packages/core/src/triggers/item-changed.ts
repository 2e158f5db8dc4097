/** What follows from an item being written, told by the table's change stream; safe to happen twice (DESIGN § 1, § 4). */

import type { Core } from '../context/core.ts';
import { isOver } from '../game/game.ts';
import { queueLateChat, queueNotices, queueNudge } from '../notify/queue-notices.ts';
import { wakeGame } from './sweep.ts';

/** An item that something follows from. */
export type ItemChange =
  | { readonly type: 'game'; readonly game: string }
  | { readonly type: 'chat'; readonly game: string }
  | { readonly type: 'nudge'; readonly from: string; readonly to: string };

/**
 * A game has been written: bots that are due at once carry on, else its people are told what they must hear, and a game
 * that is over moves to their lists of finished ones. Something has been said in it: they are told. A nudge has been
 * written: it is passed on. What is unknown is left alone.
 */
export async function itemChanged(core: Core, change: ItemChange): Promise<void> {
  if (change.type === 'nudge') {
    const nudged = await core.store.readNudge(change.from, change.to);
    if (nudged !== undefined) await queueNudge(core, nudged);
    return;
  }
  const game = await core.store.readGame(change.game);
  if (game === undefined) return;
  if (change.type === 'chat') {
    await queueNotices(core, game);
    return queueLateChat(core, game);
  }
  const due = game.wakeAtMs !== null && game.wakeAtMs <= core.clock.nowMs();
  // Waking writes the game, which is told again.
  if (due && !isOver(game)) await wakeGame(core, game.id);
  else await queueNotices(core, game);
}
