/** The legal moves of a roll (docs/rules.md#legal-moves). */

import { SHORTCUT_FROM, JUMP } from './board.ts';
import { HANGAR, HOME, IN_HANGAR, sizeOf, stepOf } from './group.ts';
import { advance, LAUNCH, PASS, THIRD_SIX, type Move } from './move.ts';
import type { Fleet, Position } from './position.ts';
import type { Rules } from './rules.ts';
import type { Seat } from './seat.ts';
import { landingOf, wayOf } from './way.ts';

/** The faces of the die, 1 … 6. */
export const DIE_FACES = [1, 2, 3, 4, 5, 6] as const;

/** Whether a value is a face of the die. */
export const isDie = (value: unknown): value is number => (DIE_FACES as readonly unknown[]).includes(value);

/** Whether this die launches, by the option `launch` (docs/rules.md#options). */
export function launches(rules: Rules, die: number): boolean {
  switch (rules.launch) {
    case 'even':
      return die % 2 === 0;
    case 'five-or-six':
      return die >= 5;
    case 'six':
      return die === 6;
  }
}

/** Whether the fleet has planes besides this group on `end`, where planes can stack. */
function meetsOwn(fleet: Fleet, origin: number, end: number): boolean {
  if (end === HANGAR || end >= HOME) return false;
  let mine = 0;
  let planes = 0;
  for (const group of fleet) if (stepOf(group) === end) planes += sizeOf(group);
  if (stepOf(origin) === end) mine = sizeOf(origin);
  return planes > mine;
}

/** Adds the move in its forms: resting beside own planes, and joining them (docs/rules.md#stacks). */
function addForms(
  moves: Move[],
  rules: Rules,
  fleet: Fleet,
  origin: number,
  end: number,
  flying: boolean,
): void {
  const meets = rules.stacking !== 'off' && meetsOwn(fleet, origin, end);
  if (!meets || rules.stacking === 'optional') moves.push(advance(origin, flying, false));
  if (meets) moves.push(advance(origin, flying, true));
}

function addAdvances(
  moves: Move[],
  rules: Rules,
  position: Position,
  mover: Seat,
  fleet: Fleet,
  origin: number,
  die: number,
): void {
  const landing = landingOf(rules, stepOf(origin), die);
  if (landing === undefined) return;
  if (landing !== SHORTCUT_FROM && landing !== SHORTCUT_FROM - JUMP) {
    addForms(moves, rules, fleet, origin, wayOf(rules, position, mover, landing, false).end, false);
    return;
  }
  // A stack may end the way before the choice of flying.
  const flight = wayOf(rules, position, mover, landing, true);
  if (!flight.flew || rules.shortcut === 'optional') {
    addForms(moves, rules, fleet, origin, wayOf(rules, position, mover, landing, false).end, false);
  }
  if (flight.flew) addForms(moves, rules, fleet, origin, flight.end, true);
}

/**
 * The legal moves with this die (1 … 6) in canonical order. The pass and the third six are moves too, so the list is empty
 * only when the game is over.
 */
export function legalMoves(rules: Rules, position: Position, die: number): Move[] {
  const mover = position.turn;
  const fleet = mover === null ? null : position.fleets[mover];
  if (mover === null || fleet == null) return [];
  if (die === 6 && position.sixes === 2) return [THIRD_SIX];

  const moves: Move[] = [];
  let last = -1;
  for (const origin of fleet) {
    // Equal groups are neighbours in the list, and give one move.
    if (origin === last) continue;
    last = origin;
    const step = stepOf(origin);
    if (origin === IN_HANGAR) {
      if (launches(rules, die)) moves.push(LAUNCH);
    } else if (step < HOME) addAdvances(moves, rules, position, mover, fleet, origin, die);
  }
  return moves.length === 0 ? [PASS] : moves;
}
