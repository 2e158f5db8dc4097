import { describe, expect, it } from 'vitest';
import { checkPosition, makePosition, parsePosition, perft, type Position } from '../src/index.ts';
import { PERFT_VECTORS } from './perft-vectors.ts';
import { referencePerft } from './reference.ts';
import { valueOf } from './scenario.ts';

/** The reference is slow, so it counts only this deep. */
const REFERENCE_DEPTH = 2;

describe.each(PERFT_VECTORS)('perft of $shows', ({ position: text, rules, leaves }) => {
  const position = (): Position => valueOf(checkPosition(rules, valueOf(parsePosition(text))));

  it('begins at a canonical text', () => {
    expect(makePosition(position())).toBe(text);
  });

  it.each(leaves.map((count, index) => [index + 1, count] as const))(
    'matches the vectors %i plies deep',
    (depth, count) => {
      expect(perft(rules, position(), depth)).toBe(count);
    },
  );

  it('matches the reference', () => {
    const shallow = leaves.slice(0, REFERENCE_DEPTH);
    expect(shallow.map((_, index) => referencePerft(text, index + 1, rules))).toEqual(shallow);
  });
});

describe('perft', () => {
  it('of no plies is one leaf, and so is a game that is over', () => {
    const over = valueOf(parsePosition('r:F,F,F,F y:- b:5,H,H,H g:- turn=- sixes=0 rank=rb'));
    const [opening] = PERFT_VECTORS;
    if (opening === undefined) throw new Error('no vectors');
    expect(perft(opening.rules, valueOf(parsePosition(opening.position)), 0)).toBe(1);
    for (const depth of [0, 1, 3]) expect(perft(opening.rules, over, depth)).toBe(1);
  });
});
