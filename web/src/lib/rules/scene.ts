/** A picture of the rules made ready for the board: its pieces, and what its move does. */

import {
  DEFAULT_RULES,
  eventsOf,
  HANGAR,
  HOME,
  parsePosition,
  soloGroup,
  THIRD_SIX,
  type Position,
  type Rules,
} from '@aeroplane/engine';
import { boardTurned, pointAt } from '../board/geometry.ts';
import { piecesOf, type Piece } from '../board/pieces.ts';
import { choicesOf, type Choice } from '../game/choices.ts';
import type { Picture } from './pictures.ts';

export interface Scene {
  readonly rules: Rules;
  readonly position: Position;
  readonly pieces: readonly Piece[];
  readonly choice: Choice | undefined;
  /** The piece that moves. */
  readonly from: Piece | undefined;
}
