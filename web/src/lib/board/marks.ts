/** The marks on the board for a move before it is made. */

import { pointAt, type BoardGeometry, type Point } from '@aeroplane/board';
import type { Choice } from '../model/choice.ts';

/** The end of the way. */
export const endOf = (board: BoardGeometry, { seat, end }: Choice): Point => pointAt(board, seat, end);

/** The places of planes that the move sends back: captured planes, and the mover if it goes back. */
export const crossesOf = (board: BoardGeometry, choice: Choice): Point[] => [
  ...choice.captures.map(({ seat, step }) => pointAt(board, seat, step)),
  ...(choice.sentBack ? [endOf(board, choice)] : []),
];
