/** The track in numbers (RULES § 2). */

import { LAST_TRACK_STEP } from './group.ts';
import { SEATS, type Seat } from './seat.ts';

export const TRACK_CELLS = 52;
export const SHORTCUT_FROM = 18;
export const SHORTCUT_TO = 30;
/** Where a shortcut crosses the home column of the opposite seat: that seat's step. */
export const CROSSING = 53;

/** How far a jump goes: to the next cell of the same colour. */
export const JUMP = 4;

/** The track cell (0 … 51) of a seat's step 1 … 50. */
export const cellOf = (seat: Seat, step: number): number => (13 * seat + step - 1) % TRACK_CELLS;

/** The seat whose colour a track cell has. */
export const cellOwner = (cell: number): Seat => ((cell + 3) % 4) as Seat;

/** Whether landing on this step makes a plane jump: own colour, neither the shortcut nor the turn-in (§ 3.3). */
export const jumpsFrom = (step: number): boolean =>
  step % 4 === 2 && step < LAST_TRACK_STEP && step !== SHORTCUT_FROM;

const NOWHERE = 99;

/** `[mover * 4 + other][step]` is the other's step on the mover's cell, or NOWHERE. */
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
 * The step at which `other` would stand on the cell that is `mover`'s track step; a number that is no step where
 * the other never comes there: off the shared track, or on one of the two cells that each player passes by.
 */
export const stepSeenBy = (mover: Seat, step: number, other: Seat): number =>
  STEP_SEEN_BY[mover * 4 + other]?.[step] ?? NOWHERE;
