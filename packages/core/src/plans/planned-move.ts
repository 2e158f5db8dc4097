/** Playing what was planned, and only that (DESIGN § 3): a planned move must still do what its player saw it do. */

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
 * Whether a deed is at least what another was: the same way, from the same start over the same stops to the same end,
 * and no capture less.
 */
function isStill(deed: MoveEffect, planned: MoveEffect): boolean {
  if (JSON.stringify(deed.way) !== JSON.stringify(planned.way)) return false;
  return planned.captures.every(({ seat, step, count }) =>
    deed.captures.some((now) => now.seat === seat && now.step === step && now.count >= count),
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
 * What a plan does with a die for whoever's turn it is (DESIGN § 3): the move planned for this face, if it is legal and
 * does what it did in the position in which it was planned; else what the standing orders choose; else undefined, and
 * the player is asked. Undefined too where there is nothing to choose.
 *
 * `then` is the position after the plan's first `madeAt` plies, whoever's turn it was; undefined leaves the faces out.
 * A plan for faces is for one roll: whoever calls leaves it out once its player has rolled.
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
 * The faces of the die whose planned moves would not be legal, were this seat to roll now; none where the plan can be
 * kept (DESIGN § 3). A seat that will not roll again can plan nothing.
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
