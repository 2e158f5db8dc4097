/** Where a move is marked on the board before it is made. */

import { pointAt, type BoardGeometry, type Point } from '@aeroplane/board';
import type { Choice } from '../model/choice.ts';

/** Where its way ends. */
export const endOf = (board: BoardGeometry, { seat, end }: Choice): Point => pointAt(board, seat, end);

/** What it sends back: opposing planes, or the mover itself. */
export const crossesOf = (board: BoardGeometry, choice: Choice): Point[] => [
  ...choice.captures.map(({ seat, step }) => pointAt(board, seat, step)),
  ...(choice.sentBack ? [endOf(board, choice)] : []),
];
