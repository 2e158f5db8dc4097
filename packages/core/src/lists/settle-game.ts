/** A game that is over leaves its players' lists of unfinished games for those of finished ones (DESIGN § 4). */

import type { Core } from '../context/core.ts';
import type { Game } from '../game/game.ts';
import { seatOfPlayer, withoutName } from '../game/seats.ts';
import type { Membership } from '../model/membership.ts';
import { finishedGameOf } from './game-lists.ts';

/** A game that was called off is on no list, so nothing in it may say who would have played. */
export async function clearSeat(core: Core, game: Game, player: string): Promise<void> {
  if (game.status === 'cancelled' && seatOfPlayer(game, player) !== undefined) {
    await core.games.change(game.id, (one) => {
      const seat = seatOfPlayer(one, player);
      return seat === undefined ? undefined : withoutName(one, seat);
    });
  }
}

/** Moves a game that is over, and of which its player has heard, to the list of finished ones. */
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
