/** The rules of Aeroplane Chess (docs/rules.md): pure functions over plain JSON values, no imports, no clock, no chance. */

export {
  COLOURS,
  colourOf,
  oppositeOf,
  SEAT_LETTERS,
  seatOf,
  SEATS,
  type Colour,
  type Seat,
} from './seat.ts';
export type { EngineError, Result } from './result.ts';
export {
  parseRules,
  PRESET_NAMES,
  presetOf,
  PRESETS,
  RULE_NAMES,
  RULE_OPTIONS,
  type Preset,
  type RuleOption,
  type Rules,
} from './rules.ts';
export {
  group,
  HANGAR,
  HOME,
  IN_HANGAR,
  LAST_TRACK_STEP,
  LAUNCH_CELL,
  makeGroup,
  marksOf,
  sizeOf,
  stepOf,
  type Group,
} from './group.ts';
export {
  cellOf,
  cellOwner,
  CROSSING,
  JUMP,
  jumpsFrom,
  SHORTCUT_FROM,
  SHORTCUT_TO,
  stepSeenBy,
  TRACK_CELLS,
} from './board.ts';
export { openingPosition, seatsInPlay, type Position } from './position.ts';
export { makePosition, parsePosition } from './position-text.ts';
export { checkPosition } from './check-position.ts';
export {
  advance,
  flies,
  LAUNCH,
  makeMove,
  movesPlane,
  originOf,
  parseMove,
  PASS,
  stacks,
  type Move,
} from './move.ts';
export { landingOf, wayOf } from './way.ts';
export { DIE_FACES, isDie, launches, legalMoves } from './legal-moves.ts';
export { apply } from './apply.ts';
export { leave } from './turn.ts';
export { asTurnOf } from './as-turn-of.ts';
export { makePly, parsePly, type Ply } from './ply.ts';
export { afterDie, applyPly, initialState, type GameState } from './game-state.ts';
export { packPly, unpackLog, type LoggedPly } from './log.ts';
export { makeRecord, parseRecord, RECORD_FORMAT, replay, wrongSeating, type GameRecord } from './record.ts';
export { perft } from './perft.ts';
export { randomGame, randomPly, seededChoose, type Choose } from './random-game.ts';
export { eventsOf, type PlyEvent } from './events.ts';
