/** Moving a game that is over from a player's unfinished games to the finished ones (docs/design.md#order-of-writes). */

import type { Core } from '../context/core.ts';
import type { Game } from '../game/game.ts';
import { seatOfPlayer, withoutName } from '../game/seats.ts';
import type { Membership } from '../model/membership.ts';
import { finishedGameOf } from './game-lists.ts';

/** Removes the player's name and id from a cancelled game: no list names it, so a deletion could not find it. */
export async function clearSeat(core: Core, game: Game, player: string): Promise<void> {
  if (game.status === 'cancelled' && seatOfPlayer(game, player) !== undefined) {
    await core.games.change(game.id, (one) => {
      const seat = seatOfPlayer(one, player);
      return seat === undefined ? undefined : withoutName(one, seat);
    });
  }
}

/**
 * Moves a game that is over to its player's finished games. A cancelled game leaves the lists, and the player's name
 * leaves the game.
 */
export async function settleGame(
  core: Core,
  game: Game,
  { player, seen, chat, muted }: Membership,
): Promise<void> {
  const done = finishedGameOf(game, player, seen);
  if (done !== undefined) {
    await core.store.putFinishedGame(player, {
      ...done,
      ...(chat !== undefined && { chat }),
      ...(muted && { muted }),
    });
  }
  await core.store.removeMembership(player, game.id);
  await clearSeat(core, game, player);
}
