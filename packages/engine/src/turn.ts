/** How turns pass and how a game ends (RULES § 3.5, § 3.7, § 3.8). */

import { withoutMarks } from './fleet.ts';
import { AT_HOME, HOME, sizeOf, stepOf } from './group.ts';
import { seatsInPlay, type Fleet, type Position } from './position.ts';
import { fail, ok, type Result } from './result.ts';
import { colourOf, SEATS, type Seat } from './seat.ts';

/** Whether a seat is still to move in this game. */
const inPlay = (position: Position, seat: Seat): boolean =>
  position.fleets[seat] != null && !position.rank.includes(seat);

/** Hands the turn to the next player clockwise who is still in play; the marks of the turn go. */
export function passTurn(position: Position): Position {
  const { turn } = position;
  if (turn === null) return position;
  let fleets = position.fleets;
  const fleet = fleets[turn];
  if (position.sixes > 0 && fleet != null) fleets = fleets.with(turn, withoutMarks(fleet));
  let next = turn;
  do next = ((next + 1) % 4) as Seat;
  while (!inPlay(position, next) && next !== turn);
  return { fleets, turn: next, sixes: 0, rank: position.rank, left: position.left };
}

/** Ends the game: the unranked follow in the given order, then those who left, the latest first. */
function end(position: Position, unranked: readonly Seat[]): Position {
  return {
    fleets: position.fleets.map((fleet) => fleet && withoutMarks(fleet)),
    turn: null,
    sixes: 0,
    rank: [...position.rank, ...unranked, ...position.left.toReversed()],
    left: position.left,
  };
}

/** Ends the game if one player at most is still in play; that player is last of those who stayed (§ 3.7). */
function endOr(position: Position, otherwise: (position: Position) => Position): Position {
  const unranked = seatsInPlay(position);
  return unranked.length <= 1 ? end(position, unranked) : otherwise(position);
}

/** The player whose turn it is has all planes home: ranked next, and the turn passes, even after a six (§ 3.5). */
export const rankHome = (position: Position, seat: Seat): Position =>
  endOr({ ...position, rank: [...position.rank, seat] }, passTurn);

const planesHome = (fleet: Fleet): number => fleet.filter((code) => code === AT_HOME).length;

const stepsGone = (fleet: Fleet): number =>
  fleet.reduce((sum, code) => sum + Math.max(0, Math.min(stepOf(code), HOME)) * sizeOf(code), 0);

/** Ends a game that has used up its dice: by planes home, then steps gone, then seat (§ 3.7). */
export function endByLimit(position: Position): Position {
  if (position.turn === null) return position;
  const fleet = (seat: Seat): Fleet => position.fleets[seat] ?? [];
  const order = seatsInPlay(position).sort(
    (a, b) =>
      planesHome(fleet(b)) - planesHome(fleet(a)) || stepsGone(fleet(b)) - stepsGone(fleet(a)) || a - b,
  );
  return end(position, order);
}

/**
 * A player leaves, at any time (§ 3.8): the planes leave the board; if it was the leaver's turn, it passes. Errors:
 * `game-over`; `illegal-leave` for a seat that is empty, ranked or gone.
 */
export function leave(position: Position, seat: Seat): Result<Position> {
  if (position.turn === null) return fail('game-over', 'the game is over');
  if (!SEATS.includes(seat) || !inPlay(position, seat)) {
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
