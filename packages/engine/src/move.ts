/**
 * Moves and their texts (docs/rules.md#move-text). A move is one integer: the group that moves, one bit for flying and one
 * for joining, so that numeric order is canonical order (`L`, then by origin; for one origin `14`, `14s`, `14f`, `14fs`).
 * The pass and the third six are negative.
 */

import { group, HOME, IN_HANGAR, marksOf, sizeOf, stepOf, type Group } from './group.ts';
import { fail, ok, type Result } from './result.ts';

export type Move = number;

/** No move is legal. */
export const PASS: Move = -1;
/** The third six of a turn, which is not played. */
export const THIRD_SIX: Move = -2;

const STACKS = 1;
const FLIES = 2;

/** A plane from the hangar to the launch cell. */
export const LAUNCH: Move = IN_HANGAR << 2;

/** The advance of a group. */
export const advance = (origin: Group, flies: boolean, stacks: boolean): Move =>
  (origin << 2) | (flies ? FLIES : 0) | (stacks ? STACKS : 0);

/** The group that moves; not for the pass and the third six. */
export const originOf = (move: Move): Group => move >> 2;
export const flies = (move: Move): boolean => (move & FLIES) !== 0;
export const stacks = (move: Move): boolean => (move & STACKS) !== 0;

/** Whether a plane moves: not the pass, nor the third six. */
export const movesPlane = (move: Move): boolean => move >= 0;

export function makeMove(move: Move): string {
  if (move === PASS) return '-';
  if (move === THIRD_SIX) return '!';
  if (move === LAUNCH) return 'L';
  const origin = originOf(move);
  const size = sizeOf(origin) > 1 ? `${sizeOf(origin)}x` : '';
  const suffix = (flies(move) ? 'f' : '') + (stacks(move) ? 's' : '');
  return `${size}${stepOf(origin)}${"'".repeat(marksOf(origin))}${suffix}`;
}

/** Reads a move, legal or not; `bad-move` if the text is not one. */
export function parseMove(text: string): Result<Move> {
  if (text === '-') return ok(PASS);
  if (text === '!') return ok(THIRD_SIX);
  if (text === 'L') return ok(LAUNCH);
  const match = /^(?:([2-4])x)?(0|[1-9]\d?)('{0,4})(f?)(s?)$/.exec(text);
  if (match === null) return fail('bad-move', `${JSON.stringify(text)} is not a move`);
  const [, sizeText, stepText, marks = '', flying, stacking] = match;
  const size = Number(sizeText ?? 1);
  const step = Number(stepText);
  if (step >= HOME || marks.length > size) return fail('bad-move', `${JSON.stringify(text)} is not a move`);
  return ok(advance(group(step, size, marks.length), flying === 'f', stacking === 's'));
}
