/**
 * Where the places of the board are, on a square of 17 by 17 with its origin at the top left (RULES § 2). The
 * facts of red's corner, at the bottom left, are enough: each further seat is the one before, turned
 * clockwise by a quarter.
 */

import { HANGAR, HOME, LAST_TRACK_STEP, LAUNCH_CELL, cellOf, type Seat } from '@aeroplane/engine';

/** How long a side of the board is. */
export const SIDE = 17;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middles of track cells 0 … 12. */
const RED_TRACK: readonly (readonly [number, number])[] = [
  [5.33, 15.67],
  [5, 14.5],
  [5, 13.5],
  [5.33, 12.33],
  [4.67, 11.67],
  [3.5, 12],
  [2.5, 12],
  [1.33, 11.67],
  [1, 10.5],
  [1, 9.5],
  [1, 8.5],
  [1, 7.5],
  [1, 6.5],
];
const RED_LAUNCH = [4.67, 16.33] as const;
const RED_PADS: readonly (readonly [number, number])[] = [
  [1, 14],
  [3, 14],
  [1, 16],
  [3, 16],
];
/** Step 51 of the home column; each further step is one nearer to the centre. */
const RED_COLUMN = [8.5, 14.5] as const;

function turned([x, y]: readonly [number, number], quarters: number): Point {
  let point = { x, y };
  for (let quarter = 0; quarter < quarters; quarter += 1) point = { x: SIDE - point.y, y: point.x };
  return point;
}

/** The middle of a track cell, 0 … 51. */
export const cellPoint = (cell: number): Point =>
  turned(RED_TRACK[cell % 13] ?? [0, 0], Math.floor(cell / 13));

/** The middles of the four pads of a seat's hangar. */
export const padPoints = (seat: Seat): readonly Point[] => RED_PADS.map((pad) => turned(pad, seat));

/** The middle of a seat's step; of the hangar, that of its first pad. */
export function stepPoint(seat: Seat, step: number): Point {
  if (step === HANGAR) return turned(RED_PADS[0] ?? [0, 0], seat);
  if (step === LAUNCH_CELL) return turned(RED_LAUNCH, seat);
  if (step <= LAST_TRACK_STEP) return cellPoint(cellOf(seat, step));
  const [x, y] = RED_COLUMN;
  return turned([x, y - (Math.min(step, HOME) - LAST_TRACK_STEP - 1)], seat);
}
