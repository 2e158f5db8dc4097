/** What a roll and its move make of a position (RULES § 3). Positions are never changed, only succeeded. */

import { CROSSING, stepSeenBy } from './board.ts';
import { isOn, withMarkedBack, withMoved, withSentBack } from './fleet.ts';
import { LAST_TRACK_STEP, LAUNCH_CELL, marksOf, sizeOf, stepOf } from './group.ts';
import { isDie, legalMoves } from './legal-moves.ts';
import { flies, LAUNCH, makeMove, originOf, PASS, stacks, THIRD_SIX, type Move } from './move.ts';
import { isHome, type Fleet, type Position } from './position.ts';
import { fail, ok, type Result } from './result.ts';
import type { Rules } from './rules.ts';
import { oppositeOf, SEATS, type Seat } from './seat.ts';
import { passTurn, rankHome } from './turn.ts';
import { landingOf, wayOf } from './way.ts';

type Fleets = (Fleet | null)[];

/** Sends every plane of a seat on one of its steps back to its hangar. */
function sendBack(fleets: Fleets, seat: Seat, step: number): void {
  const fleet = fleets[seat];
  if (fleet != null && isOn(fleet, step)) fleets[seat] = withSentBack(fleet, step);
}

/** Landing on a track step captures every opposing plane of the cell (§ 3.4). */
function captureOn(fleets: Fleets, mover: Seat, step: number): void {
  if (step < 1 || step > LAST_TRACK_STEP) return;
  for (const other of SEATS) if (other !== mover) sendBack(fleets, other, stepSeenBy(mover, step, other));
}

/**
 * The position after a legal move. The caller knows that the move is one of `legalMoves`: whoever does not asks
 * `play`.
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

/**
 * The position after a roll and a move, or why not: `bad-die` for a die that is not 1 … 6, `game-over`,
 * `illegal-move` for a move that this roll does not allow.
 */
export function play(rules: Rules, position: Position, die: number, move: Move): Result<Position> {
  if (!isDie(die)) return fail('bad-die', `a die shows 1 to 6, not ${String(die)}`);
  if (position.turn === null) return fail('game-over', 'the game is over');
  const moves = legalMoves(rules, position, die);
  if (!moves.includes(move)) {
    return fail(
      'illegal-move',
      `${makeMove(move)} is not legal with a ${die}: ${moves.map(makeMove).join(' ')}`,
    );
  }
  return ok(apply(rules, position, die, move));
}
