/** The last step of a finished game in a player's list (docs/design.md#order-of-writes). */

import type { Core } from '../context/core.ts';
import { type Game, isOver } from '../game/game.ts';
import { settleGame } from '../lists/settle-game.ts';
import type { Membership } from '../model/membership.ts';
import type { PushMessage } from '../model/queued-message.ts';

/**
 * Moves a game that is over to its player's finished games, unless pushes of it are `left` to deliver: until then its
 * membership stores the receipts.
 */
export async function settleWhenDelivered(
  core: Core,
  game: Game,
  membership: Membership,
  left: readonly PushMessage[],
): Promise<void> {
  if (isOver(game) && left.length === 0) await settleGame(core, game, membership);
}
