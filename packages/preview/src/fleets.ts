/** Draws the planes of a position on the board. */

import { boardTurned, piecesOf, type Piece } from '@aeroplane/board';
import type { Position } from '@aeroplane/engine';
import { FLEETS, INK, PAPER } from './colours.ts';
import { circle, group, mark, plane } from './svg.ts';

/** Where the dots of a stack's size lie: dots need no font. */
const DOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [-0.15, 0.15],
    [0.15, -0.15],
  ],
  3: [
    [-0.17, 0.15],
    [0.17, 0.15],
    [0, -0.17],
  ],
  4: [
    [-0.15, -0.15],
    [0.15, -0.15],
    [-0.15, 0.15],
    [0.15, 0.15],
  ],
};

const token = ({ seat }: Piece): string =>
  circle(0.56, { fill: FLEETS[seat].fleet, stroke: INK, 'stroke-width': 0.07 }) +
  group('scale(.72)', mark(seat, FLEETS[seat].on));

function flyer({ seat, size, heading, scale }: Piece): string {
  const behind = size > 1 ? group('translate(0 .3)', plane(seat)) : '';
  const number =
    size > 1
      ? group(
          'translate(.52 -.5)',
          circle(0.43, { fill: INK, stroke: PAPER, 'stroke-width': 0.09 }) +
            (DOTS[size] ?? []).map(([cx, cy]) => circle(0.1, { cx, cy, fill: PAPER })).join(''),
        )
      : '';
  return group(`rotate(${heading.toFixed(1)}) scale(${scale.toFixed(3)})`, behind + plane(seat)) + number;
}

export const fleets = (position: Position): string =>
  piecesOf(boardTurned(0), position)
    .map((piece) =>
      group(
        `translate(${piece.x.toFixed(3)} ${piece.y.toFixed(3)})`,
        piece.faceDown ? token(piece) : flyer(piece),
      ),
    )
    .join('');
