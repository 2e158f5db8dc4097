import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  DIE_FACES,
  flies,
  group,
  LAUNCH,
  legalMoves,
  makeMove,
  makePly,
  movesPlane,
  originOf,
  parseMove,
  parsePly,
  PASS,
  SEATS,
  stacks,
  type Move,
} from '../src/index.ts';
import { THIRD_SIX } from '../src/move.ts';
import { play } from '../src/play.ts';
import { positionArbitrary } from './arbitraries.ts';
import { valueOf } from './scenario.ts';

/** Every move that has a text. */
const ALL_MOVES: readonly Move[] = [
  PASS,
  THIRD_SIX,
  LAUNCH,
  ...Array.from({ length: 56 }, (_, step) => step).flatMap((step) =>
    [1, 2, 3, 4].flatMap((size) =>
      Array.from({ length: size + 1 }, (_, marks) => marks).flatMap((marks) =>
        [false, true].flatMap((flying) =>
          [false, true].map((stacking) => advance(group(step, size, marks), flying, stacking)),
        ),
      ),
    ),
  ),
];

describe('the text of a move', () => {
  it('leads back to the move, for every move', () => {
    for (const move of ALL_MOVES) expect(valueOf(parseMove(makeMove(move)))).toBe(move);
    expect(new Set(ALL_MOVES.map(makeMove)).size).toBe(ALL_MOVES.length);
  });

  it.each(['L', '-', '!', '12', '2x12', '14f', '0s', '14fs', "18'", "2x12'", "4x55''''fs"])(
    'can be %s',
    (text) => {
      expect(makeMove(valueOf(parseMove(text)))).toBe(text);
    },
  );

  it.each([
    '',
    'l',
    '56',
    '012',
    '1x12',
    '5x12',
    "12''",
    "2x12'''",
    '12sf',
    '12ff',
    '12 ',
    ' 12',
    '-1',
    'H',
    'F',
    '!!',
  ])('cannot be %j', (text) => {
    expect(parseMove(text)).toMatchObject({ ok: false, error: { code: 'bad-move' } });
  });

  it('says what the move is', () => {
    const move = valueOf(parseMove("2x14'fs"));
    expect([originOf(move), flies(move), stacks(move)]).toEqual([group(14, 2, 1), true, true]);
    expect([PASS, THIRD_SIX, LAUNCH, move].map(movesPlane)).toEqual([false, false, true, true]);
  });
});

describe('the text of a ply', () => {
  it('leads back to the ply, for every ply', () => {
    for (const die of DIE_FACES) {
      for (const move of ALL_MOVES) expect(valueOf(parsePly(makePly({ die, move })))).toEqual({ die, move });
    }
    for (const leaves of SEATS) expect(valueOf(parsePly(makePly({ leaves })))).toEqual({ leaves });
  });

  it.each(['6L', '4-', '614f', '6!', "30'", 'red leaves', 'green leaves'])('can be %s', (text) => {
    expect(makePly(valueOf(parsePly(text)))).toBe(text);
  });

  it.each([
    '',
    '6',
    '0L',
    '7L',
    'L',
    '6 L',
    'red',
    'red leaves ',
    ' red leaves',
    'pink leaves',
    'leaves',
    'r leaves',
  ])('cannot be %j', (text) => {
    expect(parsePly(text)).toMatchObject({ ok: false, error: { code: 'bad-ply' } });
  });
});

describe('the legal moves', () => {
  it('all play, and no other move does', () => {
    fc.assert(
      fc.property(positionArbitrary, fc.constantFrom(...DIE_FACES), ({ rules, position }, die) => {
        const legal = new Set(legalMoves(rules, position, die));
        for (const move of ALL_MOVES) {
          const played = play(rules, position, die, move);
          if (played.ok !== legal.has(move)) expect.fail(`${makeMove(move)} with ${die}`);
          if (!played.ok) expect(played.error.code).toBe('illegal-move');
        }
      }),
      { numRuns: 10 },
    );
  });

  it('are strictly ascending, so never twice the same', () => {
    fc.assert(
      fc.property(positionArbitrary, ({ rules, position }) => {
        for (const die of DIE_FACES) {
          const moves = legalMoves(rules, position, die);
          expect(moves.length).toBeGreaterThan(0);
          moves.forEach((move, index) => {
            if (index > 0) expect(move).toBeGreaterThan(moves[index - 1] ?? 0);
          });
        }
      }),
    );
  });

  it('are played with a die of six faces', () => {
    fc.assert(
      fc.property(
        positionArbitrary,
        fc.constantFrom(0, 7, -1, 1.5, Number.NaN),
        ({ rules, position }, die) => {
          expect(play(rules, position, die, PASS)).toMatchObject({ ok: false, error: { code: 'bad-die' } });
        },
      ),
      { numRuns: 20 },
    );
  });
});
