/** Looking ahead to a player's next roll: what moves it may allow, as far as the board tells today. */

import { withoutMarks } from './fleet.ts';
import { seatsInPlay, type Position } from './position.ts';
import type { Seat } from './seat.ts';

/**
 * The position as if this seat were to roll next: where it is another's turn, that turn's sixes and marks go with it.
 * The very same position where it is the seat's turn already, sixes and all; undefined where the seat will not roll
 * again, being empty, ranked or gone, or the game over.
 */
export function asTurnOf(position: Position, seat: Seat): Position | undefined {
  if (position.turn === null || !seatsInPlay(position).includes(seat)) return undefined;
  if (position.turn === seat) return position;
  const fleets = position.fleets.map((fleet) => fleet && withoutMarks(fleet));
  return { ...position, fleets, turn: seat, sixes: 0 };
}
