/** A ply: one roll with its move, pass or third six; or a player leaving (docs/rules.md#move-text). */

import { isDie } from './legal-moves.ts';
import { makeMove, parseMove, type Move } from './move.ts';
import { fail, ok, type Result } from './result.ts';
import { colourOf, isColour, seatOf, type Seat } from './seat.ts';

export type Ply = { readonly die: number; readonly move: Move } | { readonly leaves: Seat };

/** `6L`, `4-`, `614f`, `6!`, or `red leaves`. */
export const makePly = (ply: Ply): string =>
  'leaves' in ply ? `${colourOf(ply.leaves)} leaves` : `${ply.die}${makeMove(ply.move)}`;

/** Reads a ply, legal or not; `bad-ply` if the text is not one. */
export function parsePly(text: string): Result<Ply> {
  const [colour] = text.split(' ');
  if (isColour(colour) && text === `${colour} leaves`) return ok({ leaves: seatOf(colour) });
  const die = Number(text[0]);
  const move = parseMove(text.slice(1));
  if (!isDie(die) || !move.ok) return fail('bad-ply', `${JSON.stringify(text)} is not a ply`);
  return ok({ die, move: move.value });
}
