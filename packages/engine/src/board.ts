/** The track in numbers (docs/rules.md#the-board). */

import { LAST_TRACK_STEP } from './group.ts';
import { SEATS, type Seat } from './seat.ts';

export const TRACK_CELLS = 52;
export const SHORTCUT_FROM = 18;
export const SHORTCUT_TO = 30;
/** The step of the opposite seat where a shortcut crosses its home column. */
export const CROSSING = 53;

/** The steps of a jump, to the next cell of the same colour. */
export const JUMP = 4;

/** The track cell (0 … 51) of a seat's step 1 … 50. */
export const cellOf = (seat: Seat, step: number): number => (13 * seat + step - 1) % TRACK_CELLS;

/** The seat that has the colour of a track cell. */
export const cellOwner = (cell: number): Seat => ((cell + 3) % 4) as Seat;

/** Whether a landing on this step jumps: own colour, but not the shortcut or the turn-in (docs/rules.md#jumps-and-flights). */
export const jumpsFrom = (step: number): boolean =>
  step % 4 === 2 && step < LAST_TRACK_STEP && step !== SHORTCUT_FROM;

/** More than any step. */
const NOWHERE = 99;

/** `[mover * 4 + other][step]` is the other's step on the mover's cell, or NOWHERE. A table, since captures ask often. */
const STEP_SEEN_BY: readonly (readonly number[])[] = SEATS.flatMap((mover) =>
  SEATS.map((other) =>
    Array.from({ length: LAST_TRACK_STEP + 1 }, (_, step) => {
      if (step === 0 || other === mover) return NOWHERE;
      const seen = ((cellOf(mover, step) - 13 * other + TRACK_CELLS) % TRACK_CELLS) + 1;
      return seen <= LAST_TRACK_STEP ? seen : NOWHERE;
    }),
  ),
);

/**
 * The step of `other` on the cell of `mover`'s step. If `other` never comes there (off the track, or one of the two cells
 * that each player skips), it is a number above every step.
 */
export const stepSeenBy = (mover: Seat, step: number, other: Seat): number =>
  STEP_SEEN_BY[mover * 4 + other]?.[step] ?? NOWHERE;
