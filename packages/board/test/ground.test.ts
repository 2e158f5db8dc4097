import { SEATS } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { boardTurned, groundOf } from '../src/index.ts';
import { outlineOf } from '../src/geometry.ts';

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('the ground of the board', () => {
  it('has every cell once, in the colours of its owner', () => {
    const ground = groundOf(boardTurned(0), 4, []);
    for (const cell of boardTurned(0).track) expect(count(ground, outlineOf(cell))).toBe(1);
    // The track, and for each fleet the launch cell, five steps of its column and its part of the centre.
    expect(count(ground, '<polygon ')).toBe(52 + 4 * 7);
    for (const seat of SEATS) expect(count(ground, `data-seat="${seat}"`)).toBe(13 + 2);
  });

  it.each([2, 3, 4])('has a pad for each of %i planes, and none for empty seats', (planes) => {
    expect(count(groundOf(boardTurned(0), planes, []), 'class="pad"')).toBe(4 * planes);
    const two = groundOf(boardTurned(0), planes, [1, 3]);
    expect(count(two, 'class="pad"')).toBe(2 * planes);
    expect(count(two, 'class="taxiway"')).toBe(2);
  });

  it('is well-formed in every rotation, with finite numbers', () => {
    for (const turn of [0, 1, 2, 3]) {
      const ground = groundOf(boardTurned(turn), 4, [2]);
      expect(ground).not.toMatch(/NaN|undefined|Infinity/);
      expect(count(ground, '<g ')).toBe(count(ground, '</g>'));
      expect(count(ground, '<')).toBe(count(ground, '/>') + 2 * count(ground, '</g>'));
    }
  });
});
