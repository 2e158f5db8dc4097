import { describe, expect, it } from 'vitest';
import { plyIn, withPly } from '../../src/lib/model/ply-address.ts';

const address = (search: string): URL => new URL(`https://example.org/g/abc${search}`);

describe('the ply in an address', () => {
  it.each([
    ['?ply=12', 12],
    ['?ply=0', 0],
    ['?ply=40', 40],
    ['?a=b&ply=7', 7],
    ['?ply=41', undefined],
    ['?ply=', undefined],
    ['?ply=-1', undefined],
    ['?ply=1.5', undefined],
    ['?ply=1e1', undefined],
    ['?ply=two', undefined],
    ['', undefined],
  ])('of %s is %s in a game of 40', (search, ply) => {
    expect(plyIn(address(search).searchParams, 40)).toBe(ply);
  });

  it('is set and removed without touching anything else', () => {
    const at = address('?a=b#end').href;
    expect(withPly(at, 0)).toBe('https://example.org/g/abc?a=b&ply=0#end');
    expect(withPly(withPly(at, 12), 3)).toBe('https://example.org/g/abc?a=b&ply=3#end');
    expect(withPly(withPly(at, 12), undefined)).toBe(at);
  });

  it('is read as it was set', () => {
    for (const ply of [0, 1, 2047]) {
      expect(plyIn(new URL(withPly(address('').href, ply)).searchParams, 2047)).toBe(ply);
    }
  });
});
