/**
 * Positions, moves and plies as texts, for tests that read like docs/rules.md#cases. Each function computes its answer
 * with the engine and with the reference, and fails the test if they disagree.
 */

import { expect, vi } from 'vitest';
import {
  applyPly,
  checkPosition,
  leave,
  legalMoves,
  makeMove,
  makePosition,
  parsePly,
  parsePosition,
  PRESETS,
  SEAT_LETTERS,
  type Position,
  type Result,
  type Rules,
} from '../src/index.ts';
import { referenceLeave, referenceMoves, referencePlay } from './reference.ts';

// Properties are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

export type Letter = (typeof SEAT_LETTERS)[number];

export const rulesWith = (options: Partial<Rules> = {}): Rules => ({ ...PRESETS.classic, ...options });

interface Situation {
  turn?: Letter | '-';
  sixes?: number;
  rank?: string;
  planes?: number;
}

/**
 * A position text. Seats left out are empty; planes left out are in the hangar, so that `{ r: '12', b: '' }` is a
 * red plane on step 12 and a blue player who has not begun. Groups are given in canonical order.
 */
export function lay(seats: Partial<Record<Letter, string>>, situation: Situation = {}): string {
  const { turn = 'r', sixes = 0, rank = '-', planes = 4 } = situation;
  const fleets = SEAT_LETTERS.map((letter) => {
    const text = seats[letter];
    if (text === undefined || text === 'x') return `${letter}:${text ?? '-'}`;
    const groups = text === '' ? [] : text.split(',');
    const out = groups.reduce((sum, group) => sum + group.split('+').length, 0);
    return `${letter}:${[...Array<string>(planes - out).fill('H'), ...groups].join(',')}`;
  });
  return `${fleets.join(' ')} turn=${turn} sixes=${sixes} rank=${rank}`;
}

export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}

/** Reads the canonical text of a position that is possible under the rules. */
export function readPosition(text: string, options: Partial<Rules> = {}): Position {
  const position = valueOf(checkPosition(rulesWith(options), valueOf(parsePosition(text))));
  expect(makePosition(position)).toBe(text);
  return position;
}

/** The letters of those who left, the earliest first: the position text does not hold them, and the reference needs them. */
export const lettersOf = (position: Position): string[] => position.left.map((seat) => SEAT_LETTERS[seat]);

/** The legal moves with a die, in order, joined by spaces. */
export function moves(text: string, die: number, options: Partial<Rules> = {}): string {
  const rules = rulesWith(options);
  const ours = legalMoves(rules, readPosition(text, options), die).map(makeMove);
  expect(ours, 'the engine and the reference').toEqual(referenceMoves(text, die, rules));
  return ours.join(' ');
}

/** The position text after plies such as `6L` or `red leaves`, all legal. */
export function after(text: string, plies: string, options: Partial<Rules> = {}): string {
  const rules = rulesWith(options);
  let state = { rules, position: readPosition(text, options), dice: 0 };
  for (const plyText of plies.split(/, */)) {
    const ply = valueOf(parsePly(plyText));
    const before = makePosition(state.position);
    const left = lettersOf(state.position);
    state = valueOf(applyPly(state, ply));
    const expected =
      'leaves' in ply
        ? referenceLeave(before, SEAT_LETTERS[ply.leaves], left)
        : referencePlay(before, ply.die, makeMove(ply.move), rules, left);
    expect(makePosition(state.position), 'the engine and the reference').toBe(expected);
    valueOf(checkPosition(rules, state.position));
  }
  return makePosition(state.position);
}

/** The error code of a ply that cannot be played, or `legal`. */
export function refusal(text: string, plyText: string, options: Partial<Rules> = {}): string {
  const ply = valueOf(parsePly(plyText));
  const position = readPosition(text, options);
  const result =
    'leaves' in ply
      ? leave(position, ply.leaves)
      : applyPly({ rules: rulesWith(options), position, dice: 0 }, ply);
  return result.ok ? 'legal' : result.error.code;
}
