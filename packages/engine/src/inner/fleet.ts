/** Changes of a fleet in place. Each keeps the fleet ascending; those that empty or fill a step note its steps anew. */

import { AT_HOME, HANGAR, HOME, IN_HANGAR, marksOf, sizeOf } from '../group.ts';
import { COUNT, noteSteps, SLOTS, type InnerState } from './state.ts';

/** Inserts a group into the first `count` groups of a fleet. */
function insert(state: InnerState, base: number, count: number, code: number): void {
  let slot = base + count;
  for (; slot > base; slot -= 1) {
    const before = state[slot - 1] as number;
    if (before <= code) break;
    state[slot] = before;
  }
  state[slot] = code;
}

/** Sends the planes on a seat's step (plus 1, as in a group) back to the hangar. */
export function sendBack(state: InnerState, seat: number, seen: number): void {
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

/** Moves a group to `end`, where it joins its own fleet; in the hangar and at home its planes are single. */
export function moveGroup(
  state: InnerState,
  mover: number,
  origin: number,
  end: number,
  marks: number,
): void {
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

/** Replaces a group by `code`, joining nobody: the common move, so it only shifts the groups between. */
export function relocate(state: InnerState, base: number, count: number, origin: number, code: number): void {
  const last = base + count - 1;
  let slot = base;
  while (state[slot] !== origin) slot += 1;
  for (; slot < last && (state[slot + 1] as number) < code; slot += 1)
    state[slot] = state[slot + 1] as number;
  for (; slot > base && (state[slot - 1] as number) > code; slot -= 1)
    state[slot] = state[slot - 1] as number;
  state[slot] = code;
}

/** Drops the marks of a fleet; with `back`, marked planes go to the hangar (docs/rules.md#the-third-six). */
export function clearMarks(state: InnerState, seat: number, back: boolean): void {
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

/** Whether a fleet is home: its first group is, and groups ascend. */
export const isAllHome = (state: InnerState, seat: number): boolean => state[seat * SLOTS] === AT_HOME;
