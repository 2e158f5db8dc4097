/** The inner form of positions, for search: changed in place, without allocation (see state.ts). */

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
  TURN,
  type InnerState,
} from './state.ts';
export { UndoStack } from './undo-stack.ts';
