/** The seat of whoever wants something of a game that is for its people only. */

import { seatOfPlayer, type Game, type GameSeat } from './game.ts';
import { Problem } from './problem.ts';

/** A player's seat in a game. `not-seated` where they have none. */
export function ownSeat(game: Game, player: string): GameSeat {
  const seat = seatOfPlayer(game, player);
  if (seat === undefined) throw new Problem('not-seated', 'you have no seat in this game');
  return seat;
}
