/** What a player has seen of a game: told by the page, not by reading (DESIGN § 1, idea 8). */

import type { Core } from './core.ts';
import { seatOfPlayer, type Game } from './game.ts';
import { Problem } from './problem.ts';

/** How far a player has seen this game, as the index of the first ply not seen; undefined for a watcher. */
export async function seenBy(core: Core, player: string, game: Game): Promise<number | undefined> {
  if (seatOfPlayer(game, player) === undefined) return undefined;
  const membership = await core.store.readMembership(player, game.id);
  if (membership !== undefined) return membership.seen;
  if (game.finishedAtMs === null) return undefined;
  return (await core.store.readDone(player, game.finishedAtMs, game.id))?.seen;
}

/** Notes that a player has seen the plies before `ply`; never less than before. Errors: `unknown-game`, `not-seated`. */
export async function markSeen(core: Core, player: string, id: string, ply: number): Promise<void> {
  const game = await core.games.read(id);
  if (seatOfPlayer(game, player) === undefined)
    throw new Problem('not-seated', 'you have no seat in this game');
  const seen = Math.min(ply, game.log.length);
  const marked = await core.store.markSeen(player, id, seen);
  if (!marked && game.finishedAtMs !== null) {
    await core.store.markDoneSeen(player, game.finishedAtMs, id, seen);
  }
}
