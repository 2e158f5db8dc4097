import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packPlyOrigins, unpackPlyOrigins } from '../src/ply-origins-bytes.ts';
import { marks } from './arbitrary-game.ts';

const none = { bot: [], planned: [], missed: [] };

describe('marks as bytes', () => {
  it('restores marks of every kind and distance', () => {
    fc.assert(
      fc.property(marks, (some) => {
        expect(unpackPlyOrigins(packPlyOrigins(some))).toEqual(some);
      }),
      { numRuns: 500 },
    );
  });

  it('packs no marks as no bytes', () => {
    expect(packPlyOrigins(none)).toEqual(new Uint8Array());
    expect(unpackPlyOrigins(new Uint8Array())).toEqual(none);
  });

  it.each([
    ['the first ply', { ...none, bot: [0] }, [0]],
    ['the longest distance of one byte', { ...none, bot: [62] }, [62]],
    ['the shortest distance of two bytes', { ...none, bot: [63] }, [63, 0]],
    ['a distance of three bytes', { ...none, planned: [126 + 5] }, [64 + 63, 64 + 63, 64 + 5]],
    ['kinds by ply', { bot: [5], planned: [4], missed: [9] }, [64 + 4, 1, 128 + 4]],
    ['two kinds at one ply', { bot: [7], planned: [], missed: [7] }, [7, 128]],
  ])('packs %s', (_, some, bytes) => {
    expect([...packPlyOrigins(some)]).toEqual(bytes);
    expect(unpackPlyOrigins(Uint8Array.from(bytes))).toEqual(some);
  });

  it('takes a byte a mark for every second ply of a long game', () => {
    const bot = Array.from({ length: 200 }, (_, index) => 2 * index);
    expect(packPlyOrigins({ ...none, bot })).toHaveLength(200);
  });
});
