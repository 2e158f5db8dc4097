import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packMarks, unpackMarks } from '../src/marks-bytes.ts';
import { marks } from './arbitrary-game.ts';

const none = { bot: [], planned: [], missed: [] };

describe('marks as bytes', () => {
  it('are read back, whatever the kinds and distances', () => {
    fc.assert(
      fc.property(marks, (some) => {
        expect(unpackMarks(packMarks(some))).toEqual(some);
      }),
      { numRuns: 500 },
    );
  });

  it('are none where there are none', () => {
    expect(packMarks(none)).toEqual(new Uint8Array());
    expect(unpackMarks(new Uint8Array())).toEqual(none);
  });

  it.each([
    ['the first ply of all', { ...none, bot: [0] }, [0]],
    ['the longest distance of one byte', { ...none, bot: [62] }, [62]],
    ['the shortest of two', { ...none, bot: [63] }, [63, 0]],
    ['one of three', { ...none, planned: [126 + 5] }, [64 + 63, 64 + 63, 64 + 5]],
    ['kinds in the order of plies', { bot: [5], planned: [4], missed: [9] }, [64 + 4, 1, 128 + 4]],
    ['two kinds at one ply', { bot: [7], planned: [], missed: [7] }, [7, 128]],
  ])('hold %s', (_, some, bytes) => {
    expect([...packMarks(some)]).toEqual(bytes);
    expect(unpackMarks(Uint8Array.from(bytes))).toEqual(some);
  });

  it('of every second ply of a long game take a byte each', () => {
    const bot = Array.from({ length: 200 }, (_, index) => 2 * index);
    expect(packMarks({ ...none, bot })).toHaveLength(200);
  });
});
