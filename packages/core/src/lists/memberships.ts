/**
 * Memberships: a player's list of unfinished games (DESIGN § 4). They are hints, written before the game that seats the
 * player, so no crash leaves a seat that its player's list does not know; what they name in vain, lists drop.
 */

import type { Core } from '../context/core.ts';
import { type Game, isOver } from '../game/game.ts';
import { seatOfPlayer } from '../game/seats.ts';
import { Problem } from '../kernel/problem.ts';
import type { Membership } from '../model/membership.ts';

/** Unfinished games that one player may be in. */
export const MOST_GAMES = 50;

/** A hint this old is not one of a seat that is just being taken. */
const SETTLED_MS = 60_000;

export interface MyGame {
  readonly game: Game;
  readonly membership: Membership;
}

/** The games that a player's memberships name and that seat the player, finished ones included. */
export async function gamesOf(core: Core, player: string): Promise<MyGame[]> {
  const memberships = await core.store.memberships(player);
  const games = await core.store.readGames(memberships.map(({ game }) => game));
  return games.flatMap((game) => {
    const membership = memberships.find((one) => one.game === game.id);
    return membership === undefined || seatOfPlayer(game, player) === undefined ? [] : [{ game, membership }];
  });
}

/**
 * `too-many-games` where the player is in as many unfinished games as one may be. Hints that name games in vain do
 * not count, and are removed here where they would fill the list.
 */
export async function checkGameCount(core: Core, player: string): Promise<void> {
  const memberships = await core.store.memberships(player);
  if (memberships.length < MOST_GAMES) return;
  const mine = await gamesOf(core, player);
  for (const { game, sinceMs } of memberships) {
    // A finished game's is not in vain: the change stream moves it to the list of finished ones.
    const vain = !mine.some((one) => one.game.id === game);
    if (vain && sinceMs < core.clock.nowMs() - SETTLED_MS) await core.store.removeMembership(player, game);
  }
  if (mine.filter(({ game }) => !isOver(game)).length >= MOST_GAMES) {
    throw new Problem('too-many-games', `one can be in ${MOST_GAMES} unfinished games at a time`);
  }
}
