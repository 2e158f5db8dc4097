/** Playing a legal move in the inner form, in place (RULES § 3). */

import { AT_HOME, HANGAR, HOME, IN_HANGAR, LAST_TRACK_STEP, marksOf, sizeOf } from '../group.ts';
import { LAUNCH, PASS, THIRD_SIX } from '../move.ts';
import { JUMPS, NEAR_SHORTCUT, SEEN, type InnerRules } from './rules.ts';
import {
  COUNT,
  IN_PLAY,
  LEAVER,
  LEFT,
  NOBODY,
  RANK,
  RANKED,
  SIXES,
  SLOTS,
  TURN,
  isOn,
  noteSteps,
  type InnerState,
} from './state.ts';
import { CROSSING, innerLanding, innerWay, stops, way } from './way.ts';

/** Adds a group to the first `count` of a fleet, where the order wants it. */
function insert(state: InnerState, base: number, count: number, code: number): void {
  let slot = base + count;
  for (; slot > base; slot -= 1) {
    const before = state[slot - 1] as number;
    if (before <= code) break;
    state[slot] = before;
  }
  state[slot] = code;
}

/** Sends the planes of a seat on one step (plus 1, as in a group) back to its hangar. */
function sendBack(state: InnerState, seat: number, seen: number): void {
  const base = seat * SLOTS;
  const count = state[COUNT + seat] as number;
  let planes = 0;
  let kept = 0;
  for (let slot = base; slot < base + count; slot += 1) {
    const code = state[slot] as number;
    if (code >> 6 === seen) planes += sizeOf(code);
    else {
      state[base + kept] = code;
      kept += 1;
    }
  }
  for (let plane = 0; plane < planes; plane += 1) insert(state, base, kept + plane, IN_HANGAR);
  state[COUNT + seat] = kept + planes;
  noteSteps(state, seat);
}

function captureOn(state: InnerState, mover: number, step: number): void {
  if (step > LAST_TRACK_STEP) return;
  for (let k = 1; k < 4; k += 1) {
    const other = (mover + k) & 3;
    const seen = SEEN[(((mover << 2) | other) << 6) | step] as number;
    if (seen !== 0 && isOn(state, other, seen)) sendBack(state, other, seen);
  }
}

/** A flight captures what the opposite seat has where its home column is crossed (§ 3.4). */
function captureCrossed(state: InnerState, mover: number): void {
  const opposite = (mover + 2) & 3;
  if (isOn(state, opposite, CROSSING + 1)) sendBack(state, opposite, CROSSING + 1);
}

/** Moves a group onto the others of its fleet on a step, or to where planes stand singly: the hangar or home. */
function moveGroup(state: InnerState, mover: number, origin: number, end: number, marks: number): void {
  const joins = end !== HANGAR && end !== HOME;
  const base = mover * SLOTS;
  const count = state[COUNT + mover] as number;
  let size = sizeOf(origin);
  let gone = false;
  let kept = 0;
  for (let slot = base; slot < base + count; slot += 1) {
    const code = state[slot] as number;
    if (code === origin && !gone) gone = true;
    else if (joins && code >> 6 === end + 1) {
      size += sizeOf(code);
      marks += marksOf(code);
    } else {
      state[base + kept] = code;
      kept += 1;
    }
  }
  if (!joins) {
    const single = end === HANGAR ? IN_HANGAR : AT_HOME;
    for (let plane = 0; plane < size; plane += 1) insert(state, base, kept + plane, single);
    state[COUNT + mover] = kept + size;
  } else {
    insert(state, base, kept, ((end + 1) << 6) | (size << 3) | marks);
    state[COUNT + mover] = kept + 1;
  }
}

/** Moves a group to a step of its own, where it joins nobody: the others only make way. */
function relocate(state: InnerState, base: number, count: number, origin: number, code: number): void {
  const last = base + count - 1;
  let slot = base;
  while (state[slot] !== origin) slot += 1;
  for (; slot < last && (state[slot + 1] as number) < code; slot += 1)
    state[slot] = state[slot + 1] as number;
  for (; slot > base && (state[slot - 1] as number) > code; slot -= 1)
    state[slot] = state[slot - 1] as number;
  state[slot] = code;
}

/** Takes the marks off a fleet; with `back`, the planes that carry one go to the hangar (§ 3.6). */
function clearMarks(state: InnerState, seat: number, back: boolean): void {
  const base = seat * SLOTS;
  const count = state[COUNT + seat] as number;
  let planes = 0;
  let kept = 0;
  for (let slot = base; slot < base + count; slot += 1) {
    const code = state[slot] as number;
    const marks = marksOf(code);
    if (!back) insert(state, base, kept++, code - marks);
    else {
      planes += marks;
      const size = sizeOf(code) - marks;
      if (size > 0) insert(state, base, kept++, (code & ~63) | (size << 3));
    }
  }
  for (let plane = 0; plane < planes; plane += 1) insert(state, base, kept + plane, IN_HANGAR);
  state[COUNT + seat] = kept + planes;
}

function passTurn(rules: InnerRules, state: InnerState): void {
  const turn = state[TURN] as number;
  if (rules.marks && (state[SIXES] as number) > 0) clearMarks(state, turn, false);
  const inPlay = state[IN_PLAY] as number;
  let next = turn;
  do next = (next + 1) & 3;
  while (((inPlay >> next) & 1) === 0 && next !== turn);
  state[TURN] = next;
  state[SIXES] = 0;
}

function rank(state: InnerState, seat: number): void {
  const ranked = state[RANKED] as number;
  state[RANK + ranked] = seat;
  state[RANKED] = ranked + 1;
}

/** The mover is home: ranked, and the game may be over (§ 3.5, § 3.7). */
function rankHome(rules: InnerRules, state: InnerState, mover: number): void {
  rank(state, mover);
  const inPlay = (state[IN_PLAY] as number) & ~(1 << mover);
  state[IN_PLAY] = inPlay;
  passTurn(rules, state);
  if ((inPlay & (inPlay - 1)) !== 0) return;
  if (inPlay !== 0) rank(state, 31 - Math.clz32(inPlay));
  for (let at = (state[LEFT] as number) - 1; at >= 0; at -= 1) rank(state, state[LEAVER + at] as number);
  state[IN_PLAY] = 0;
  state[TURN] = NOBODY;
}

/** Whether the fleet's first plane, and so every one, is home. */
const isAllHome = (state: InnerState, seat: number): boolean => state[seat * SLOTS] === AT_HOME;

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
