/** The inner form of positions, for search: changed in place, without allocation. */

export { innerMoves, MOST_MOVES } from './moves.ts';
export { innerPlay } from './play.ts';
export { innerRules, type InnerRules } from './rules.ts';
export {
  COUNT,
  IN_PLAY,
  loadPosition,
  newInnerState,
  NOBODY,
  positionOf,
  RANK,
  RANKED,
  SIXES,
  SLOTS,
  STATE_LENGTH,
  TURN,
  UndoStack,
  type InnerState,
} from './state.ts';
