/**
 * The inner form of a position, for search: one flat array of integers that is changed in place, so that a ply costs no
 * memory. Groups and moves are the same integers as in the plain form, which stays the truth; a property test holds
 * the two together.
 *
 * Layout: four slots of groups a seat, ascending; how many are used, 0 where nobody sits; then turn, sixes, the seats
 * in play as bits, the ranking and the leavers with their lengths, and for each seat the steps it has planes on.
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
/** The steps that a seat has planes on, plus 1 as in a group, as bits: the first 32, and the rest. */
export const LOW_STEPS = 33;
export const HIGH_STEPS = 37;
export const STATE_LENGTH = 41;

/** `TURN` of a game that is over. */
export const NOBODY = -1;

export const newInnerState = (): InnerState => new Int32Array(STATE_LENGTH);

/** Notes the steps of a fleet that has changed. */
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

/** Whether a seat has planes on a step, given plus 1 as in a group. */
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

/** Takes plies back: states are kept on a stack as they were. */
export class UndoStack {
  readonly #states: Int32Array;
  #depth = 0;

  /** `plies`: how many can be taken back at most. */
  constructor(plies: number) {
    this.#states = new Int32Array(plies * STATE_LENGTH);
  }

  /** Keeps the state as it is now. */
  push(state: InnerState): void {
    const start = this.#depth * STATE_LENGTH;
    for (let at = 0; at < STATE_LENGTH; at += 1) this.#states[start + at] = state[at] ?? 0;
    this.#depth += 1;
  }

  /** Makes the state what it was at the last push that was not taken back yet. */
  pop(state: InnerState): void {
    this.#depth -= 1;
    const start = this.#depth * STATE_LENGTH;
    for (let at = 0; at < STATE_LENGTH; at += 1) state[at] = this.#states[start + at] ?? 0;
  }
}
