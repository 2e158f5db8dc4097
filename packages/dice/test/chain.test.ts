import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  blockOfDraw,
  chainAt,
  chainFor,
  CHAIN_LENGTH,
  commitmentOf,
  keyOfDraw,
  linkAt,
  linksFrom,
  linksOfDraws,
  makeHex,
  nextLink,
  openChain,
} from '../src/index.ts';
import { checkpointFor, keyFromCheckpoint, serves } from '../src/chain.ts';
import { referenceLinks } from './reference.ts';

const secret = Uint8Array.from({ length: 32 }, (_, at) => at * 7);
const links = referenceLinks(secret);
const link = (index: number): string => makeHex(links[index] as Uint8Array);
const draws = fc.integer({ min: 1, max: CHAIN_LENGTH });

describe('the chain of hashes', { timeout: 30_000 }, () => {
  it('publishes the 2,048th hash of the secret', () => {
    expect(makeHex(commitmentOf(secret))).toBe(link(2048));
    expect(makeHex(commitmentOf(new Uint8Array(32)))).toBe(
      makeHex(referenceLinks(new Uint8Array(32))[2048] as Uint8Array),
    );
  });

  it('gives any link from the secret', () => {
    for (const index of [0, 1, 2, 63, 64, 65, 1000, 2047])
      expect(makeHex(linkAt(secret, index))).toBe(link(index));
    expect(makeHex(nextLink(links[9] as Uint8Array))).toBe(link(10));
  });

  it('uses link N − n for draw n, whether or not the checkpoint serves', () => {
    const chain = openChain(secret);
    fc.assert(
      fc.property(draws, draws, (draw, other) => {
        expect(makeHex(keyOfDraw(chain, draw))).toBe(link(2048 - draw));
        expect(makeHex(keyOfDraw(chainAt(secret, other), draw))).toBe(link(2048 - draw));
      }),
      { numRuns: 60 },
    );
  });

  it('reaches every key from the checkpoint of its block', () => {
    for (let block = 0; block < 32; block += 1) {
      const checkpoint = checkpointFor(secret, 64 * block + 1);
      expect(makeHex(checkpointFor(secret, 64 * block + 64))).toBe(makeHex(checkpoint));
      for (let draw = 64 * block + 1; draw <= 64 * block + 64; draw += 1) {
        expect(blockOfDraw(draw)).toBe(block);
        expect(makeHex(keyFromCheckpoint(checkpoint, draw))).toBe(link(2048 - draw));
      }
    }
  });

  it('keeps its checkpoint for the draws of one block and makes another for the next', () => {
    const chain = openChain(secret);
    for (const draw of [1, 2, 64]) expect(chainFor(chain, draw)).toBe(chain);
    expect(serves(chain, 65)).toBe(false);
    const next = chainFor(chain, 65);
    expect(next).toEqual(chainAt(secret, 65));
    expect(chainFor(next, 128)).toBe(next);
    expect(makeHex(chainAt(secret, 2048).checkpoint)).toBe(link(0));
  });

  it('refuses numbers that no draw has, and links of another length', () => {
    for (const draw of [0, 2049, 1.5, Number.NaN, -1]) {
      expect(() => keyOfDraw(openChain(secret), draw)).toThrow(RangeError);
      expect(() => blockOfDraw(draw)).toThrow(RangeError);
    }
    expect(() => commitmentOf(new Uint8Array(31))).toThrow(RangeError);
  });
});

describe('published links', () => {
  it('follow from the latest, the earliest first', () => {
    const latest = links[2048 - 5] as Uint8Array;
    expect(linksFrom(latest, 5).map(makeHex)).toEqual([2047, 2046, 2045, 2044, 2043].map(link));
    expect(linksFrom(latest, 0)).toEqual([]);
    expect(linksOfDraws(latest, 5, 2, 3).map(makeHex)).toEqual([2046, 2045].map(link));
    expect(linksOfDraws(latest, 5, 5).map(makeHex)).toEqual([link(2043)]);
    expect(linksOfDraws(latest, 5, 6)).toEqual([]);
    expect(() => linksOfDraws(latest, 5, 1, 6)).toThrow(RangeError);
    expect(() => linksOfDraws(latest, 5, 0)).toThrow(RangeError);
  });
});
