/**
 * The inner form of a position, for search. A bot judges thousands of positions per decision, and there the plain form
 * spends its time on allocation. The inner form is one flat array of 41 integers, changed in place, so that a ply
 * allocates nothing. Groups and moves are the same integers as in the plain form. The plain form remains the definition
 * of the rules; property tests hold the two together.
 *
 *     0 ┌ red ────────┬ yellow ─────┬ blue ───────┬ green ──────┐   groups, ascending; four slots per seat
 *       │ · · · ·     │ · · · ·     │ · · · ·     │ · · · ·     │
 *    16 │ COUNT       the slots in use, by seat; 0 for an empty seat
 *    20 │ TURN        the seat to roll, NOBODY when over
 *    21 │ SIXES       sixes in this turn
 *    22 │ IN_PLAY     the seats in play, as bits
 *    23 │ RANKED      the length of RANK
 *    24 │ RANK        the ranking, four places
 *    28 │ LEFT        the length of LEAVER
 *    29 │ LEAVER      those who left, four places
 *    33 │ LOW_STEPS   by seat: bit `step + 1` for steps that hold planes, up to 31
 *    37 │ HIGH_STEPS  by seat: the same for `step + 1` from 32
 *
 *     a group   bit 6 and up: step + 1 (0 … 57)     bits 3 … 5: size     bits 0 … 2: marks
 *     a move    bit 2 and up: the group     bit 1: flies     bit 0: joins
 *
 * LOW_STEPS and HIGH_STEPS answer the most frequent question, whether a seat has planes on a step, without a loop.
 *
 * Elements are read as `state[x] as number`: the compiler must assume that any index may be missing, every index here is
 * in range by construction, and a check or an accessor on each read would cost the speed that this form is for.
 */

import { isHome, type Position } from '../position.ts';
import { SEATS, type Seat } from '../seat.ts';

export type InnerState = Int32Array;

export const SLOTS = 4;
export const COUNT = 16;
export const TURN = 20;
export const SIXES = 21;
export const IN_PLAY = 22;
export const RANKED = 23;
export const RANK = 24;
export const LEFT = 28;
export const LEAVER = 29;
const LOW_STEPS = 33;
const HIGH_STEPS = 37;
export const STATE_LENGTH = 41;

/** `TURN` of a game that is over. */
export const NOBODY = -1;

export const newInnerState = (): InnerState => new Int32Array(STATE_LENGTH);

/** Writes the step bits of a fleet that has changed. */
export function noteSteps(state: InnerState, seat: number): void {
  let low = 0;
  let high = 0;
  const end = seat * SLOTS + (state[COUNT + seat] as number);
  for (let slot = seat * SLOTS; slot < end; slot += 1) {
    const at = (state[slot] as number) >> 6;
    if (at < 32) low |= 1 << at;
    else high |= 1 << (at - 32);
  }
  state[LOW_STEPS + seat] = low;
  state[HIGH_STEPS + seat] = high;
}

/** Whether a seat has planes on a step; `at` is the step plus 1, as in a group. */
export const isOn = (state: InnerState, seat: number, at: number): boolean =>
  ((at < 32 ? (state[LOW_STEPS + seat] as number) >> at : (state[HIGH_STEPS + seat] as number) >> (at - 32)) &
    1) ===
  1;

/** Writes a position into a state. */
export function loadPosition(state: InnerState, position: Position): void {
  state.fill(0);
  let inPlay = 0;
  for (const seat of SEATS) {
    const fleet = position.fleets[seat] ?? [];
    for (const [slot, code] of fleet.entries()) state[seat * SLOTS + slot] = code;
    state[COUNT + seat] = fleet.length;
    noteSteps(state, seat);
    if (fleet.length > 0 && !position.rank.includes(seat) && !isHome(fleet)) inPlay |= 1 << seat;
  }
  state[TURN] = position.turn ?? NOBODY;
  state[SIXES] = position.sixes;
  state[IN_PLAY] = inPlay;
  state[RANKED] = position.rank.length;
  for (const [place, seat] of position.rank.entries()) state[RANK + place] = seat;
  state[LEFT] = position.left.length;
  for (const [at, seat] of position.left.entries()) state[LEAVER + at] = seat;
}

const seatsAt = (state: InnerState, start: number, count: number): Seat[] =>
  Array.from(state.subarray(start, start + count), (seat) => seat as Seat);

/** The position that a state holds. */
export function positionOf(state: InnerState): Position {
  const turn = state[TURN] ?? NOBODY;
  return {
    fleets: SEATS.map((seat) => {
      const count = state[COUNT + seat] ?? 0;
      return count === 0 ? null : Array.from(state.subarray(seat * SLOTS, seat * SLOTS + count));
    }),
    turn: turn === NOBODY ? null : (turn as Seat),
    sixes: state[SIXES] ?? 0,
    rank: seatsAt(state, RANK, state[RANKED] ?? 0),
    left: seatsAt(state, LEAVER, state[LEFT] ?? 0),
  };
}
