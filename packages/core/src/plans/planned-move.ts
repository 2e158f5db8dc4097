/** Playing planned moves (docs/design.md#plans), as long as a move still does what its player saw it do. */

import {
  asTurnOf,
  isDie,
  legalMoves,
  type Move,
  type Position,
  type Rules,
  type Seat,
} from '@aeroplane/engine';
import { type MoveEffect, moveEffectOf } from './move-effect.ts';
import type { Plan } from './plan.ts';
import { moveByOrders } from './standing-orders.ts';

/**
 * Whether a move still goes the planned way, with the same start, stops and end, and makes at least the planned
 * captures.
 */
function isStill(effect: MoveEffect, planned: MoveEffect): boolean {
  if (JSON.stringify(effect.way) !== JSON.stringify(planned.way)) return false;
  return planned.captures.every(({ seat, step, count }) =>
    effect.captures.some((now) => now.seat === seat && now.step === step && now.count >= count),
  );
}

/** Whether a move that is legal now does what it did when it was planned. */
function doesAsPlanned(rules: Rules, then: Position, now: Position, die: number, move: Move): boolean {
  return (
    legalMoves(rules, then, die).includes(move) &&
    isStill(moveEffectOf(rules, now, die, move), moveEffectOf(rules, then, die, move))
  );
}

/**
 * The move that a plan makes with this die for the seat on turn: the one planned for this face, if it is legal and does
 * what it did in the position in which it was planned; else the choice of the standing orders; else undefined, and the
 * player is asked. Undefined also where there is no choice.
 *
 * `then` is the position after the plan's first `madeAt` plies, whichever seat was on turn; undefined ignores the
 * faces. A plan by faces is for one roll: the caller removes it once its player has rolled.
 */
export function plannedMove(
  rules: Rules,
  then: Position | undefined,
  now: Position,
  die: number,
  plan: Plan,
): Move | undefined {
  const seat = now.turn;
  const moves = legalMoves(rules, now, die);
  if (seat === null || moves.length < 2) return undefined;
  const move = plan.faces?.moves[die - 1] ?? null;
  const seen = then && asTurnOf(then, seat);
  if (move !== null && seen !== undefined && moves.includes(move)) {
    if (doesAsPlanned(rules, seen, now, die, move)) return move;
  }
  return moveByOrders(rules, now, die, plan.orders ?? []);
}

/**
 * The faces of the die whose planned moves would be illegal if this seat rolled now; empty where the plan is valid. A
 * seat that will not roll again can plan nothing.
 */
export function facesCheck(
  rules: Rules,
  position: Position,
  seat: Seat,
  moves: readonly (Move | null)[],
): number[] {
  const seen = asTurnOf(position, seat);
  return moves.flatMap((move, index) => {
    const die = index + 1;
    const fine =
      move === null || (seen !== undefined && isDie(die) && legalMoves(rules, seen, die).includes(move));
    return fine ? [] : [die];
  });
}
