import { SEATS } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { boardTurned, groundOf, markOf } from '../src/index.ts';
import { MARKS } from '../src/shapes.ts';

describe("a fleet's mark", () => {
  it.each(SEATS)('of seat %i has all its parts, in the current colour', (seat) => {
    const parts = markOf(seat).split('/>').slice(0, -1);
    expect(parts).toHaveLength(MARKS[seat].length);
    for (const [index, { d, line }] of MARKS[seat].entries()) {
      expect(parts[index]).toContain(` d="${d}"`);
      if (line === undefined) expect(parts[index]).toMatch(/^<path fill="currentColor" d=/);
      else expect(parts[index]).toContain(`fill="none" stroke="currentColor" stroke-width="${line}"`);
    }
  });

  it('is in its hangar, on its launch cell and on every cell of its colour on the track', () => {
    const ground = groundOf(boardTurned(0), 4, []);
    for (const seat of SEATS) expect(ground.split(markOf(seat))).toHaveLength(1 + 2 + 13);
  });
});
