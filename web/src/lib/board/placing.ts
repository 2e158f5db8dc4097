/** Transforms that place a piece on the board. */

import type { Piece } from '@aeroplane/board';

/** The box of a piece, in units of the board. Translations are percentages of it, so they fit any size of the board. */
const BOX = 2.1;
/** The margin of the picture around the board, in its units. */
const MARGIN = 0.5;

const percent = (units: number): string => `${((units / BOX) * 100).toFixed(2)}%`;

export const placedAt = ({ x, y }: Piece): string =>
  `translate(${percent(x + MARGIN - BOX / 2)}, ${percent(y + MARGIN - BOX / 2)})`;

export const shapedLike = ({ heading, scale, breadth }: Piece): string =>
  `rotate(${heading.toFixed(1)}deg) scale(${(scale * breadth).toFixed(3)}, ${scale.toFixed(3)})`;

/** The shadow moves away as the plane rises, and keeps the size of the plane on the ground. */
export function shadowUnder(piece: Piece): string {
  const away = percent(piece.height * 1.1);
  const scale = piece.scale / (1 + piece.height);
  return `translate(${away}, ${away}) ${shapedLike({ ...piece, scale })}`;
}
