/** The options of each face of the die, if it were a player's turn in the current position. */

import { asTurnOf, DIE_FACES, legalMoves, makeMove, movesPlane } from '@aeroplane/engine';
import type { Position, Rules, Seat } from '@aeroplane/engine';
import { choicesOf, type Choice } from '../model/choice.ts';

export interface FaceOptions {
  readonly die: number;
  /** Every legal move; fewer than two are no choice. */
  readonly choices: readonly Choice[];
}

/** The options of every face; none for a seat that will not roll again. */
export function faceOptions(rules: Rules, position: Position, seat: Seat): FaceOptions[] {
  const turn = asTurnOf(position, seat);
  if (!turn) return [];
  return DIE_FACES.map((die) => {
    const moves = legalMoves(rules, turn, die).filter(movesPlane);
    return { die, choices: choicesOf(rules, turn, die, moves.map(makeMove)) };
  });
}

/** The events of a move that concern the player's own planes. */
const OWN_WAY: ReadonlySet<string> = new Set([
  'launched',
  'moved',
  'jumped',
  'flew',
  'stacked',
  'sentBack',
  'wentHome',
]);

const wayOf = ({ events }: Choice): string => JSON.stringify(events.filter(({ type }) => OWN_WAY.has(type)));

/** Whether a move still does what was planned: the same way, at least the same captures (docs/design.md#plans). */
export const stillDoes = (now: Choice, planned: Choice): boolean =>
  wayOf(now) === wayOf(planned) &&
  planned.captures.every(({ seat, step, count }) =>
    now.captures.some((one) => one.seat === seat && one.step === step && one.count >= count),
  );

/** A key that differs for options that look different to their player. */
export const optionsKey = (options: readonly FaceOptions[]): string =>
  JSON.stringify(
    options.map(({ choices }) => choices.map((choice) => [choice.text, wayOf(choice), choice.captures])),
  );
