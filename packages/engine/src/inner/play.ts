/** Playing a legal move in place: `apply` in the inner form (docs/rules.md#a-turn). */

import { HOME, LAST_TRACK_STEP, marksOf, sizeOf } from '../group.ts';
import { LAUNCH, PASS, THIRD_SIX } from '../move.ts';
import { clearMarks, isAllHome, moveGroup, relocate, sendBack } from './fleet.ts';
import { JUMPS, NEAR_SHORTCUT, SEEN, type InnerRules } from './rules.ts';
import { COUNT, isOn, noteSteps, SIXES, SLOTS, TURN, type InnerState } from './state.ts';
import { passTurn, rankHome } from './turn.ts';
import { CROSSING, innerLanding, innerWay, stops, way } from './way.ts';

/** Captures on a step landed on (docs/rules.md#captures). */
function captureOn(state: InnerState, mover: number, step: number): void {
  if (step > LAST_TRACK_STEP) return;
  for (let k = 1; k < 4; k += 1) {
    const other = (mover + k) & 3;
    const seen = SEEN[(((mover << 2) | other) << 6) | step] as number;
    if (seen !== 0 && isOn(state, other, seen)) sendBack(state, other, seen);
  }
}

/** Captures the planes of the opposite seat on the crossing. */
function captureCrossed(state: InnerState, mover: number): void {
  const opposite = (mover + 2) & 3;
  if (isOn(state, opposite, CROSSING + 1)) sendBack(state, opposite, CROSSING + 1);
}

/** Plays a move of `innerMoves` with its die. */
export function innerPlay(rules: InnerRules, state: InnerState, die: number, move: number): void {
  const mover = state[TURN] as number;
  if (move === THIRD_SIX) {
    if (rules.marks) {
      clearMarks(state, mover, true);
      noteSteps(state, mover);
    }
    passTurn(rules, state);
    return;
  }
  if (move !== PASS) {
    const origin = move >> 2;
    let end = 0;
    if (move !== LAUNCH) {
      const landing = innerLanding(rules, (origin >> 6) - 1 + die);
      if (rules.mutual || NEAR_SHORTCUT[landing] === 1) {
        end = innerWay(rules, state, mover, landing, (move & 2) !== 0);
        for (let stop = 0; stop < way.stops; stop += 1) captureOn(state, mover, stops[stop] as number);
        if (way.flew) captureCrossed(state, mover);
      } else {
        const jump = JUMPS[landing] as number;
        end = landing + jump;
        captureOn(state, mover, landing);
        if (jump > 0) captureOn(state, mover, end);
      }
    }
    const size = sizeOf(origin);
    const marks = die === 6 && rules.marks ? size : marksOf(origin);
    if ((move & 1) === 0 && end >= 0 && end < HOME) {
      const code = ((end + 1) << 6) | (size << 3) | marks;
      relocate(state, mover * SLOTS, state[COUNT + mover] as number, origin, code);
    } else moveGroup(state, mover, origin, end, marks);
    noteSteps(state, mover);
    if (isAllHome(state, mover)) {
      rankHome(rules, state, mover);
      return;
    }
  }
  if (die !== 6) passTurn(rules, state);
  else if (rules.countsSixes) state[SIXES] = (state[SIXES] as number) + 1;
}
