/**
 * The position after a legal move (docs/rules.md#a-turn). Positions are immutable: a move makes a new one, which shares the
 * fleets that it leaves alone.
 */

import { CROSSING, stepSeenBy } from './board.ts';
import { isOn, withMarkedBack, withMoved, withSentBack } from './fleet.ts';
import { LAUNCH_CELL, marksOf, sizeOf, stepOf } from './group.ts';
import { flies, LAUNCH, originOf, PASS, stacks, THIRD_SIX, type Move } from './move.ts';
import { isHome, type Fleet, type Position } from './position.ts';
import type { Rules } from './rules.ts';
import { oppositeOf, SEATS, type Seat } from './seat.ts';
import { passTurn, rankHome } from './turn.ts';
import { landingOf, wayOf } from './way.ts';

type Fleets = (Fleet | null)[];

/** Sends every plane on a seat's step back to the hangar. */
function sendBack(fleets: Fleets, seat: Seat, step: number): void {
  const fleet = fleets[seat];
  if (fleet != null && isOn(fleet, step)) fleets[seat] = withSentBack(fleet, step);
}

/** Captures every opposing plane on the cell of a step (docs/rules.md#captures). */
function captureOn(fleets: Fleets, mover: Seat, step: number): void {
  for (const other of SEATS) sendBack(fleets, other, stepSeenBy(mover, step, other));
}

/**
 * The position after a move that is one of `legalMoves`; the same position if the game is over. `play` is for moves that
 * may be illegal.
 */
export function apply(rules: Rules, position: Position, die: number, move: Move): Position {
  const mover = position.turn;
  const fleet = mover === null ? null : position.fleets[mover];
  if (mover === null || fleet == null) return position;
  const { sixes, rank, left } = position;
  const fleets = position.fleets.slice();

  if (move === THIRD_SIX) {
    fleets[mover] = withMarkedBack(fleet);
    return passTurn({ fleets, turn: mover, sixes, rank, left });
  }
  if (move !== PASS) {
    const marking = die === 6 && rules.thirdSix === 'return';
    const origin = originOf(move);
    let end = LAUNCH_CELL;
    if (move !== LAUNCH) {
      const landing = landingOf(rules, stepOf(origin), die) ?? stepOf(origin);
      const way = wayOf(rules, position, mover, landing, flies(move));
      for (const stop of way.stops) captureOn(fleets, mover, stop);
      if (way.flew) sendBack(fleets, oppositeOf(mover), CROSSING);
      end = way.end;
    }
    const marks = marking ? sizeOf(origin) : marksOf(origin);
    const moved = withMoved(fleet, origin, end, marks, stacks(move));
    fleets[mover] = moved;
    if (isHome(moved)) return rankHome({ fleets, turn: mover, sixes, rank, left }, mover);
  }
  if (die !== 6) return passTurn({ fleets, turn: mover, sixes, rank, left });
  return { fleets, turn: mover, sixes: rules.thirdSix === 'free' ? 0 : sixes + 1, rank, left };
}
