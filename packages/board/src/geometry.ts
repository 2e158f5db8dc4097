/**
 * Where everything lies on the board (docs/rules.md#the-board), in units of a seventeenth of its side, origin top-left,
 * y down. The board has a fourfold symmetry, so only red's quarter is written down and the rest is that quarter rotated.
 */

import { cellOf, cellOwner, HANGAR, HOME, SEATS, type Seat } from '@aeroplane/engine';

export const BOARD_SIDE = 17;
export const BOARD_MIDDLE = BOARD_SIDE / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

type Corner = readonly [x: number, y: number];

export interface Cell {
  /** The seat whose colour it has. */
  readonly owner: Seat;
  readonly corners: readonly Point[];
  readonly centre: Point;
  /** The offset from the centre of the outermost of several groups on the cell. */
  readonly spread: Point;
}

interface Corridor {
  readonly hangar: { readonly centre: Point; readonly pads: readonly (readonly Point[])[] };
  readonly launch: Cell;
  /** Steps 51 … 55, then the triangle of the centre. */
  readonly column: readonly Cell[];
}

export interface BoardGeometry {
  /** Rotation in quarter turns, clockwise; with 0 red is at the bottom left. */
  readonly turn: number;
  readonly track: readonly Cell[];
  /** By seat. */
  readonly corridors: readonly Corridor[];
}

/** The thirteen track cells from red's step 1 on. */
// prettier-ignore
const QUARTER: readonly (readonly Corner[])[] = [
  [[4, 15], [6, 15], [6, 17]],
  [[4, 14], [6, 14], [6, 15], [4, 15]],
  [[4, 13], [6, 13], [6, 14], [4, 14]],
  [[4, 13], [6, 13], [6, 11]],
  [[4, 13], [4, 11], [6, 11]],
  [[3, 11], [4, 11], [4, 13], [3, 13]],
  [[2, 11], [3, 11], [3, 13], [2, 13]],
  [[0, 11], [2, 11], [2, 13]],
  [[0, 10], [2, 10], [2, 11], [0, 11]],
  [[0, 9], [2, 9], [2, 10], [0, 10]],
  [[0, 8], [2, 8], [2, 9], [0, 9]],
  [[0, 7], [2, 7], [2, 8], [0, 8]],
  [[0, 6], [2, 6], [2, 7], [0, 7]],
];

// prettier-ignore
const LAUNCH: readonly Corner[] = [[4, 15], [4, 17], [6, 17]];

const HANGAR_CENTRE: Corner = [2, 15];

/** The pads of a hangar, by the number of planes in a fleet. */
// prettier-ignore
const PADS: Readonly<Record<number, readonly Corner[]>> = {
  2: [[1.1, 15], [2.9, 15]],
  3: [[1, 14], [3, 14], [2, 16]],
  4: [[1, 14], [3, 14], [1, 16], [3, 16]],
};

// prettier-ignore
const COLUMN: readonly (readonly Corner[])[] = [
  ...[14, 13, 12, 11, 10].map((y): Corner[] => [[8, y], [9, y], [9, y + 1], [8, y + 1]]),
  [[7, 10], [10, 10], [8.5, 8.5]],
];

function turned([x, y]: Corner, quarters: number): Point {
  let point = { x, y };
  for (let quarter = 0; quarter < quarters % 4; quarter += 1) {
    point = { x: BOARD_SIDE - point.y, y: point.x };
  }
  return point;
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
});

/** Along the longest side of the cell, where there is most room. */
function spreadOf(corners: readonly Point[]): Point {
  let longest = { x: 0, y: 0 };
  let length = 0;
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const side = Math.hypot(to.x - from.x, to.y - from.y);
    if (side > length) [longest, length] = [{ x: to.x - from.x, y: to.y - from.y }, side];
  });
  const room = Math.min(length, 2) * 0.3;
  return { x: (longest.x / length) * room, y: (longest.y / length) * room };
}

function cell(owner: Seat, shape: readonly Corner[], quarters: number): Cell {
  const corners = shape.map((corner) => turned(corner, quarters));
  return { owner, corners, centre: middleOf(corners), spread: spreadOf(corners) };
}

const boards = new Map<number, BoardGeometry>();

/** The board rotated clockwise by `turn` quarter turns (0 … 3): seat `(4 - turn) % 4` is at the bottom left. */
export function boardTurned(turn: number): BoardGeometry {
  const known = boards.get(turn);
  if (known) return known;
  const board: BoardGeometry = {
    turn,
    track: Array.from({ length: 4 * QUARTER.length }, (_, index) => {
      const shape = QUARTER[index % QUARTER.length] ?? [];
      return cell(cellOwner(index), shape, turn + Math.floor(index / QUARTER.length));
    }),
    corridors: SEATS.map((seat) => ({
      hangar: {
        centre: turned(HANGAR_CENTRE, turn + seat),
        pads: Array.from({ length: 5 }, (_, planes) =>
          (PADS[planes] ?? []).map((pad) => turned(pad, turn + seat)),
        ),
      },
      launch: cell(seat, LAUNCH, turn + seat),
      column: COLUMN.map((shape) => cell(seat, shape, turn + seat)),
    })),
  };
  boards.set(turn, board);
  return board;
}

/** The cell of a seat's step 0 … 56; undefined for the hangar. */
export function cellAt(board: BoardGeometry, seat: Seat, step: number): Cell | undefined {
  if (step === 0) return board.corridors[seat]?.launch;
  if (step >= 1 && step <= 50) return board.track[cellOf(seat, step)];
  return board.corridors[seat]?.column[step - 51];
}

/** The centre of a seat's step, HANGAR … HOME. */
export function pointAt(board: BoardGeometry, seat: Seat, step: number): Point {
  const centre = cellAt(board, seat, step)?.centre ?? board.corridors[seat]?.hangar.centre;
  return centre ?? { x: BOARD_MIDDLE, y: BOARD_MIDDLE };
}

/** The heading from one point to another, in degrees clockwise from up. */
export const headingBetween = (from: Point, to: Point): number =>
  (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;

/** The heading of a plane on a step: towards the next one. */
export function headingAt(board: BoardGeometry, seat: Seat, step: number): number {
  if (step === HANGAR || step >= HOME) return ((board.turn + seat) % 4) * 90;
  const before = Math.max(step - 1, 0);
  return headingBetween(pointAt(board, seat, before), pointAt(board, seat, step + 1));
}

/** The `points` attribute of a cell, shrunk by `inset` so that neighbouring outlines do not touch. */
export function outlineOf({ corners }: Cell, inset = 0.05): string {
  const middle = middleOf(corners);
  return corners
    .map(({ x, y }) => {
      const away = Math.hypot(x - middle.x, y - middle.y);
      const keep = (away - inset * 1.41) / away;
      return `${(middle.x + (x - middle.x) * keep).toFixed(3)},${(middle.y + (y - middle.y) * keep).toFixed(3)}`;
    })
    .join(' ');
}
