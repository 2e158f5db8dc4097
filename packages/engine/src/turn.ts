/** How turns pass, and how a game ends (docs/rules.md#the-end). */

import { withoutMarks } from './fleet.ts';
import { AT_HOME, sizeOf, stepOf } from './group.ts';
import { isInPlay, seatsInPlay, type Fleet, type Position } from './position.ts';
import { fail, ok, type Result } from './result.ts';
import { colourOf, type Seat } from './seat.ts';

/** Passes the turn to the next seat in play, clockwise, and drops the marks. */
export function passTurn(position: Position): Position {
  const { turn } = position;
  if (turn === null) return position;
  let fleets = position.fleets;
  const fleet = fleets[turn];
  if (position.sixes > 0 && fleet != null) fleets = fleets.with(turn, withoutMarks(fleet));
  let next = turn;
  do next = ((next + 1) % 4) as Seat;
  while (!isInPlay(position, next) && next !== turn);
  return { fleets, turn: next, sixes: 0, rank: position.rank, left: position.left };
}

/** Ends the game: the unranked follow in this order, then those who left, the latest first (docs/rules.md#leaving). */
function end(position: Position, unranked: readonly Seat[]): Position {
  return {
    fleets: position.fleets.map((fleet) => fleet && withoutMarks(fleet)),
    turn: null,
    sixes: 0,
    rank: [...position.rank, ...unranked, ...position.left.toReversed()],
    left: position.left,
  };
}

/** Ends the game if at most one player is in play, who is then last of those who stayed. */
function endOr(position: Position, otherwise: (position: Position) => Position): Position {
  const unranked = seatsInPlay(position);
  return unranked.length <= 1 ? end(position, unranked) : otherwise(position);
}

/** Ranks the player on turn, whose planes are all home. The turn passes, even after a six. */
export const rankHome = (position: Position, seat: Seat): Position =>
  endOr({ ...position, rank: [...position.rank, seat] }, passTurn);

const planesHome = (fleet: Fleet): number => fleet.filter((code) => code === AT_HOME).length;

const stepsGone = (fleet: Fleet): number =>
  fleet.reduce((sum, code) => sum + Math.max(0, stepOf(code)) * sizeOf(code), 0);

/** Ends a game that has used all its dice: ranks by planes home, then by steps, then by seat. */
export function endByLimit(position: Position): Position {
  if (position.turn === null) return position;
  const fleet = (seat: Seat): Fleet => position.fleets[seat] ?? [];
  // The seats are in order and sorting is stable, so equal players stay in the order of seats.
  const order = seatsInPlay(position).sort(
    (a, b) => planesHome(fleet(b)) - planesHome(fleet(a)) || stepsGone(fleet(b)) - stepsGone(fleet(a)),
  );
  return end(position, order);
}

/**
 * Removes a player's planes and passes their turn (docs/rules.md#leaving). Errors: `game-over`; `illegal-leave` for a seat
 * that is not in play.
 */
export function leave(position: Position, seat: Seat): Result<Position> {
  if (position.turn === null) return fail('game-over', 'the game is over');
  if (!isInPlay(position, seat)) {
    return fail('illegal-leave', `${colourOf(seat) ?? String(seat)} is not in play`);
  }
  const passed = position.turn === seat ? passTurn(position) : position;
  return ok(
    endOr(
      {
        ...passed,
        fleets: passed.fleets.map((fleet, other) => (other === seat ? null : fleet)),
        left: [...passed.left, seat],
      },
      (next) => next,
    ),
  );
}
