/**
 * The engine against the reference: move lists in order, and the positions after moves and leavers, in random games and in
 * generated positions.
 */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apply,
  DIE_FACES,
  leave,
  legalMoves,
  makeMove,
  makePosition,
  SEAT_LETTERS,
  seatsInPlay,
} from '../src/index.ts';
import { endByLimit } from '../src/turn.ts';
import { gameArbitrary, positionArbitrary, stepsOf, withLeavers } from './arbitraries.ts';
import { referenceLeave, referenceLimit, referenceMoves, referencePlay } from './reference.ts';
import { lettersOf, valueOf } from './scenario.ts';

describe('the engine and the reference', () => {
  it('agree on every move list and position of random games with leavers', () => {
    fc.assert(
      fc.property(gameArbitrary, ({ start, seed }) => {
        const { rules } = start;
        for (const { before, ply, after } of stepsOf(start, seed, withLeavers)) {
          const text = makePosition(before.position);
          const left = lettersOf(before.position);
          if ('leaves' in ply) {
            const expected = referenceLeave(text, SEAT_LETTERS[ply.leaves], left);
            expect(makePosition(after.position)).toBe(expected);
            continue;
          }
          const ours = legalMoves(rules, before.position, ply.die).map(makeMove);
          expect(ours).toEqual(referenceMoves(text, ply.die, rules));
          const expected = referencePlay(text, ply.die, makeMove(ply.move), rules, left);
          const atLimit = after.dice === 2047 ? referenceLimit(expected, left) : expected;
          expect(makePosition(after.position)).toBe(atLimit);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('agree on every die, move and leaver in rich positions', () => {
    fc.assert(
      fc.property(positionArbitrary, ({ rules, position }) => {
        const text = makePosition(position);
        const left = lettersOf(position);
        for (const die of DIE_FACES) {
          const ours = legalMoves(rules, position, die);
          expect(ours.map(makeMove)).toEqual(referenceMoves(text, die, rules));
          for (const move of ours) {
            const expected = referencePlay(text, die, makeMove(move), rules, left);
            expect(makePosition(apply(rules, position, die, move))).toBe(expected);
          }
        }
        for (const seat of seatsInPlay(position)) {
          const expected = referenceLeave(text, SEAT_LETTERS[seat], left);
          expect(makePosition(valueOf(leave(position, seat)))).toBe(expected);
        }
        expect(makePosition(endByLimit(position))).toBe(referenceLimit(text, left));
      }),
      { numRuns: 250 },
    );
  });
});
