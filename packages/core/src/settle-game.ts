/** A game that is over leaves its players' lists of unfinished games for those of finished ones (DESIGN § 4). */

import type { Core } from './core.ts';
import type { Game } from './game.ts';
import { doneGameOf } from './my-games.ts';
import type { Membership } from './ports.ts';

/** Moves a game that is over, and of which its player has heard, to the list of finished ones. */
export async function settleGame(
  core: Core,
  game: Game,
  { player, seen, chat, muted }: Membership,
): Promise<void> {
  const done = doneGameOf(game, player, seen);
  if (done !== undefined) {
    await core.store.putDone(player, {
      ...done,
      ...(chat !== undefined && { chat }),
      ...(muted && { muted }),
    });
  }
  await core.store.removeMembership(player, game.id);
}
