/** A game without one of its people (DESIGN § 4, § 7): what says who it was goes, and the game goes on. */

import { toAct } from './fold.ts';
import { withoutName } from './former-seat.ts';
import { seatOfPlayer, type SecretGame } from './game.ts';
import { leaveWaiting } from './leave-game.ts';
import { rollOn } from './roll-on.ts';

/**
 * The game without the player's name and id; undefined where they have no seat. One that waits is left, or called off by
 * its creator; in one that runs the bot has the seat for good, and decides at once what the player was asked.
 */
export function withoutPlayer(game: SecretGame, player: string, nowMs: number): SecretGame | undefined {
  const seat = seatOfPlayer(game, player);
  if (seat === undefined) return undefined;
  if (game.status === 'waiting') {
    const left = leaveWaiting(game, player);
    return seatOfPlayer(left, player) === undefined ? left : withoutName(left, seat);
  }
  const former = withoutName(game, seat);
  if (game.status !== 'playing' || toAct(former) !== null) return former;
  // A decision that is nobody's is the time that people of an abandoned game have to return.
  return rollOn({ ...former, decision: toAct(game) === null ? game.decision : null }, nowMs, null);
}
