/** The board: where everything lies and what stands on it, as numbers, paths and elements without colours. */

export {
  BOARD_SIDE,
  boardTurned,
  headingAt,
  headingBetween,
  pointAt,
  type BoardGeometry,
  type Point,
} from './geometry.ts';
export { groundOf } from './ground.ts';
export { padAt, piecesOf, scaleAt, type Piece } from './pieces.ts';
export { CLOUD, PLANE } from './shapes.ts';
export { markOf } from './mark.ts';
