/**
 * The handler of the table's change stream: idempotent, because a stream record may come twice
 * (docs/design.md#persist-answer-notify).
 */

import type { Core } from '../context/core.ts';
import { isOver } from '../game/game.ts';
import { queueLateChat, queueNotices, queueNudge } from '../notify/queue-notices.ts';
import { wakeGame } from './sweep.ts';

/** A written item that the handler acts on. */
export type ItemChange =
  | { readonly type: 'game'; readonly game: string }
  | { readonly type: 'chat'; readonly game: string }
  | { readonly type: 'nudge'; readonly from: string; readonly to: string };

/**
 * Acts on a written item. A game with bots due at once advances; any other queues its notices, and if it is over it moves to
 * the lists of finished games. Chat queues its notices, a nudge its push. An unknown item changes nothing.
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
  // Waking writes the game, and so makes a stream record of its own.
  if (due && !isOver(game)) await wakeGame(core, game.id);
  else await queueNotices(core, game);
}
