/** Transforms that put a piece where it belongs on the board. */

import type { Piece } from '@aeroplane/board';

/** The box of a piece, in units of the board. Its translations are in percents of it, whatever the board's size. */
const BOX = 2.1;
/** The margin that the picture has around the board. */
const MARGIN = 0.5;

const percent = (units: number): string => `${((units / BOX) * 100).toFixed(2)}%`;

export const placedAt = ({ x, y }: Piece): string =>
  `translate(${percent(x + MARGIN - BOX / 2)}, ${percent(y + MARGIN - BOX / 2)})`;

export const shapedLike = ({ heading, scale, breadth }: Piece): string =>
  `rotate(${heading.toFixed(1)}deg) scale(${(scale * breadth).toFixed(3)}, ${scale.toFixed(3)})`;

/** The higher a plane, the further away its shadow; it stays as large as the plane is on the ground. */
export function shadowUnder(piece: Piece): string {
  const away = percent(piece.height * 1.1);
  const scale = piece.scale / (1 + piece.height);
  return `translate(${away}, ${away}) ${shapedLike({ ...piece, scale })}`;
}
