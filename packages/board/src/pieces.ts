/**
 * The pieces of a position and their places: one for each loose plane and each stack. The board component and the
 * animation both draw from these.
 */

import { HANGAR, HOME, SEATS, sizeOf, stepOf, type Group, type Position, type Seat } from '@aeroplane/engine';
import { cellAt, headingAt, type BoardGeometry, type Point } from './geometry.ts';

export interface Piece extends Point {
  /** Unique in a position; an animated piece keeps it on its way. */
  readonly id: string;
  readonly seat: Seat;
  readonly step: number;
  readonly group: Group;
  /** Planes in the piece; a stack has more than one. */
  readonly size: number;
  readonly heading: number;
  readonly scale: number;
  /** Whether it is home: a token that lies face down in the hangar. */
  readonly faceDown: boolean;
  readonly opacity: number;
  /** Height above the board, in parts of its size. */
  readonly height: number;
  /** The visible part of its breadth: below 1 while it turns over. */
  readonly breadth: number;
}

/** The scale of a plane on a step: triangles, the column and the pads have less room. */
export function scaleAt(board: BoardGeometry, seat: Seat, step: number): number {
  if (step === HANGAR || step === HOME) return 0.84;
  if (step > 50) return 0.76;
  return cellAt(board, seat, step)?.corners.length === 3 ? 0.78 : 0.94;
}

/** Scale by the number of groups on one cell. */
const CROWDED = [1, 1, 0.84, 0.7, 0.6];

/** The pad at `index`. Planes in the hangar take pads from the first, planes that are home from the last. */
export function padAt(board: BoardGeometry, seat: Seat, planes: number, index: number): Point {
  const hangar = board.corridors[seat]?.hangar;
  return hangar?.pads[planes]?.[index] ?? hangar?.centre ?? { x: 0, y: 0 };
}

function piecesOfFleet(board: BoardGeometry, seat: Seat, fleet: readonly Group[]): Piece[] {
  const planes = fleet.reduce((sum, group) => sum + sizeOf(group), 0);
  let parked = 0;
  let home = 0;
  return fleet.map((group, index) => {
    const step = stepOf(group);
    const piece = {
      id: `${seat}-${index}`,
      seat,
      step,
      group,
      size: sizeOf(group),
      heading: headingAt(board, seat, step),
      scale: scaleAt(board, seat, step),
      faceDown: step === HOME,
      opacity: 1,
      height: 0,
      breadth: 1,
    };
    if (step === HANGAR) return { ...piece, ...padAt(board, seat, planes, parked++) };
    if (step === HOME) return { ...piece, ...padAt(board, seat, planes, planes - 1 - home++) };

    const sharing = fleet.filter((other) => stepOf(other) === step).length;
    const place = index - fleet.findIndex((other) => stepOf(other) === step);
    const shift = sharing === 1 ? 0 : (place / (sharing - 1)) * 2 - 1;
    const cell = cellAt(board, seat, step);
    return {
      ...piece,
      x: (cell?.centre.x ?? 0) + (cell?.spread.x ?? 0) * shift,
      y: (cell?.centre.y ?? 0) + (cell?.spread.y ?? 0) * shift,
      scale: piece.scale * (CROWDED[sharing] ?? 0.5),
    };
  });
}

/** Every piece of a position. */
export const piecesOf = (board: BoardGeometry, position: Position): Piece[] =>
  SEATS.flatMap((seat) => piecesOfFleet(board, seat, position.fleets[seat] ?? []));
