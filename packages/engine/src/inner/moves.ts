/** Legal moves in the inner form: the integers of `legalMoves`, in its order (docs/rules.md#legal-moves). */

import { HANGAR, HOME, IN_HANGAR, sizeOf } from '../group.ts';
import { LAUNCH, PASS, THIRD_SIX } from '../move.ts';
import { JUMPS, NEAR_SHORTCUT, type InnerRules } from './rules.ts';
import { COUNT, isOn, NOBODY, SIXES, SLOTS, TURN, type InnerState } from './state.ts';
import { innerLanding, innerWay, way } from './way.ts';

/** The length of a buffer for moves; the longest list has 17. */
export const MOST_MOVES = 20;

const STACKS = 1;
const FLIES = 2;

/** Whether the mover has planes on `end` besides the group that moves. */
function meetsOwn(state: InnerState, mover: number, origin: number, end: number): boolean {
  const at = end + 1;
  if (!isOn(state, mover, at)) return false;
  if (origin >> 6 !== at) return true;
  // A bounce may end where it began: count the planes there.
  let planes = -sizeOf(origin);
  const last = mover * SLOTS + (state[COUNT + mover] as number);
  for (let slot = mover * SLOTS; slot < last; slot += 1) {
    const code = state[slot] as number;
    if (code >> 6 === at) planes += sizeOf(code);
  }
  return planes > 0;
}

const joins = (rules: InnerRules, state: InnerState, mover: number, origin: number, end: number): boolean =>
  rules.stacks && end !== HANGAR && end < HOME && meetsOwn(state, mover, origin, end);

/** Writes a move in its forms, resting beside own planes and joining them, and returns the new length. */
function addForms(rules: InnerRules, meets: boolean, move: number, out: Int32Array, found: number): number {
  if (!meets || !rules.alwaysStacks) out[found++] = move;
  if (meets) out[found++] = move | STACKS;
  return found;
}

/** Writes the legal moves into `out` and returns their number, 0 only when the game is over. */
export function innerMoves(rules: InnerRules, state: InnerState, die: number, out: Int32Array): number {
  const mover = state[TURN] as number;
  if (mover === NOBODY) return 0;
  if (die === 6 && state[SIXES] === 2) {
    out[0] = THIRD_SIX;
    return 1;
  }
  const base = mover * SLOTS;
  const count = state[COUNT + mover] as number;
  let found = 0;
  let last = -1;
  for (let slot = base; slot < base + count; slot += 1) {
    const origin = state[slot] as number;
    if (origin === last) continue;
    last = origin;
    if (origin === IN_HANGAR) {
      if ((rules.launching >> die) & 1) out[found++] = LAUNCH;
      continue;
    }
    const step = (origin >> 6) - 1;
    if (step >= HOME) continue;
    const landing = innerLanding(rules, step + die);
    if (landing < 0) continue;
    if (NEAR_SHORTCUT[landing] === 1) {
      const flight = innerWay(rules, state, mover, landing, true);
      const flew = way.flew;
      if (!flew || !rules.compulsoryShortcut) {
        const end = innerWay(rules, state, mover, landing, false);
        found = addForms(rules, joins(rules, state, mover, origin, end), origin << 2, out, found);
      }
      if (flew)
        found = addForms(
          rules,
          joins(rules, state, mover, origin, flight),
          (origin << 2) | FLIES,
          out,
          found,
        );
    } else {
      const end = rules.mutual
        ? innerWay(rules, state, mover, landing, false)
        : landing + (JUMPS[landing] as number);
      found = addForms(rules, joins(rules, state, mover, origin, end), origin << 2, out, found);
    }
  }
  if (found === 0) {
    out[0] = PASS;
    return 1;
  }
  return found;
}
