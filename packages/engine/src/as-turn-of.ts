/** A look ahead to a player's next roll on the board as it stands, to show what moves it may allow. */

import { withoutMarks } from './fleet.ts';
import { isInPlay, type Position } from './position.ts';
import type { Seat } from './seat.ts';

/**
 * The position with this seat to roll: the sixes and marks of another player's turn are dropped. If it is the seat's turn
 * already, it is the same object. Undefined if the seat is not in play.
 */
export function asTurnOf(position: Position, seat: Seat): Position | undefined {
  if (!isInPlay(position, seat)) return undefined;
  if (position.turn === seat) return position;
  const fleets = position.fleets.map((fleet) => fleet && withoutMarks(fleet));
  return { ...position, fleets, turn: seat, sixes: 0 };
}
