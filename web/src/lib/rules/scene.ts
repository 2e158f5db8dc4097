/** A picture of the rules prepared for the board: its pieces, and what its move does. */

import { boardTurned, piecesOf, type Piece } from '@aeroplane/board';
import { HANGAR, HOME, parsePosition, PRESETS, type Position, type Rules } from '@aeroplane/engine';
import { choicesOf, type Choice } from '../model/choice.ts';
import type { Picture } from './pictures.ts';

export interface Scene {
  readonly rules: Rules;
  readonly position: Position;
  readonly pieces: readonly Piece[];
  /** The move with its way; undefined if the picture shows the position only. */
  readonly choice: Choice | undefined;
  /** The piece that moves. */
  readonly from: Piece | undefined;
}

/** Adds the flights home of the planes that a third six sends back (docs/rules.md#the-third-six). */
function returning(choice: Choice): Choice {
  const groups = choice.events.flatMap((event) => (event.type === 'thirdSix' ? event.groups : []));
  if (groups.length === 0) return choice;
  return {
    ...choice,
    legs: groups.map(({ step }) => ({ flight: true, steps: [step, HANGAR] })),
    end: HANGAR,
  };
}

/** A plane's whole way from the launch cell to the centre. */
function wholeWay(piece: Piece): Choice {
  const steps = Array.from({ length: HOME - piece.step + 1 }, (_, index) => piece.step + index);
  const { seat, group: origin } = piece;
  const none = { captures: [], sentBack: false, events: [] };
  return { text: '', move: 0, seat, origin, legs: [{ flight: false, steps }], end: HOME, ...none };
}

function choiceOf(
  picture: Picture,
  rules: Rules,
  position: Position,
  pieces: readonly Piece[],
): Choice | undefined {
  const { wholeWay: whole, die, move } = picture;
  const out = pieces.find(({ step, seat }) => seat === position.turn && step > HANGAR);
  if (whole) return out && wholeWay(out);
  if (die === undefined || move === undefined) return undefined;
  const [choice] = choicesOf(rules, position, die, [move]);
  return choice && returning(choice);
}

/** The scene of a picture. Throws if its position cannot be read. */
export function sceneOf(picture: Picture): Scene {
  const position = parsePosition(picture.position);
  if (!position.ok) throw new Error(position.error.message);
  const rules: Rules = { ...PRESETS.classic, ...picture.rules };
  const pieces = piecesOf(boardTurned(0), position.value);
  const choice = choiceOf(picture, rules, position.value, pieces);
  const from = pieces.findLast(({ seat, group }) => seat === choice?.seat && group === choice.origin);
  return { rules, position: position.value, pieces, choice, from };
}
