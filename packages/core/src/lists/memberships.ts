/**
 * Memberships: a player's list of unfinished games (docs/design.md#order-of-writes). They are hints, written before the game
 * that seats the player, so no crash leaves a seat that its player's list lacks. Lists drop a hint without a seat.
 */

import type { Core } from '../context/core.ts';
import { type Game, isOver } from '../game/game.ts';
import { seatOfPlayer } from '../game/seats.ts';
import { Problem } from '../kernel/problem.ts';
import type { Membership } from '../model/membership.ts';

/** How many unfinished games one player may be in. */
export const MOST_GAMES = 50;

/** A hint of this age does not belong to a seat that is being taken right now. */
const SETTLED_MS = 60_000;

export interface MyGame {
  readonly game: Game;
  readonly membership: Membership;
}

/** The games in which a player has both a membership and a seat, finished ones included. */
export async function gamesOf(core: Core, player: string): Promise<MyGame[]> {
  const memberships = await core.store.memberships(player);
  const games = await core.store.readGames(memberships.map(({ game }) => game));
  return games.flatMap((game) => {
    const membership = memberships.find((one) => one.game === game.id);
    return membership === undefined || seatOfPlayer(game, player) === undefined ? [] : [{ game, membership }];
  });
}

/**
 * Throws `too-many-games` where the player is in `MOST_GAMES` unfinished games. Hints without a seat do not count, and are
 * removed here once the list is full.
 */
export async function checkGameCount(core: Core, player: string): Promise<void> {
  const memberships = await core.store.memberships(player);
  if (memberships.length < MOST_GAMES) return;
  const mine = await gamesOf(core, player);
  for (const { game, sinceMs } of memberships) {
    // A finished game has a seat: the change stream moves it to the list of finished games.
    const seatless = !mine.some((one) => one.game.id === game);
    if (seatless && sinceMs < core.clock.nowMs() - SETTLED_MS)
      await core.store.removeMembership(player, game);
  }
  if (mine.filter(({ game }) => !isOver(game)).length >= MOST_GAMES) {
    throw new Problem('too-many-games', `you can be in ${MOST_GAMES} unfinished games at a time`);
  }
}
