import { boardTurned, piecesOf } from '@aeroplane/board';
import { parsePosition } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { placedAt, shadowUnder, shapedLike } from '../../src/lib/board/placing.ts';

const position = parsePosition('r:5,H,H,H y:- b:H,H,H,H g:- turn=r sixes=0 rank=-');
if (!position.ok) throw new Error(position.error.message);
const plane = piecesOf(boardTurned(0), position.value).find(({ step }) => step === 5);
if (!plane) throw new Error('no plane');

/** The lengths of a `translate`, in percent. */
const shift = (transform: string): number[] =>
  [...transform.matchAll(/(-?[\d.]+)%/g)].map(([, percent]) => Number(percent));

describe('a piece on the board', () => {
  it('is centred on its place, in percentages of its box of 2.1 units', () => {
    const middle = shift(placedAt(plane)).map((percent) => (percent / 100) * 2.1 + 2.1 / 2 - 0.5);
    expect(middle[0]).toBeCloseTo(plane.x, 2);
    expect(middle[1]).toBeCloseTo(plane.y, 2);
  });

  it('is narrow while it turns over, and keeps its length', () => {
    expect(shapedLike({ ...plane, heading: 90, scale: 0.8, breadth: 0.5 })).toBe(
      'rotate(90.0deg) scale(0.400, 0.800)',
    );
  });

  it('casts its shadow further away the higher it is', () => {
    const [low = 0] = shift(shadowUnder({ ...plane, height: 0.1 }));
    const [high = 0] = shift(shadowUnder({ ...plane, height: 0.4 }));
    expect(low).toBeGreaterThan(0);
    expect(high).toBeGreaterThan(low);
  });
});
