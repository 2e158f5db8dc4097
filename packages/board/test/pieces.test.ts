import { group, HOME, parsePosition } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { boardTurned, cellAt } from '../src/geometry.ts';
import { piecesOf } from '../src/pieces.ts';

const board = boardTurned(0);

function pieces(text: string) {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(position.error.message);
  return piecesOf(board, position.value);
}

describe('the pieces of a position', () => {
  it('are one for a stack, and one for each loose plane', () => {
    const standing = pieces('r:H,12,12+12,F y:- b:H,H,H,H g:- turn=r sixes=0 rank=-');
    const red = standing.filter(({ seat }) => seat === 0);
    expect(red.map(({ step, size, faceDown }) => [step, size, faceDown])).toEqual([
      [-1, 1, false],
      [12, 1, false],
      [12, 2, false],
      [HOME, 1, true],
    ]);
    expect(red[2]?.group).toBe(group(12, 2));
  });

  it('spread out around the centre of a cell that they share', () => {
    const [a, b] = pieces('r:H,H,9,9 y:- b:H,H,H,H g:- turn=r sixes=0 rank=-').filter(
      ({ step }) => step === 9,
    );
    const middle = cellAt(board, 0, 9)?.centre;
    expect(((a?.x ?? 0) + (b?.x ?? 0)) / 2).toBeCloseTo(middle?.x ?? NaN);
    expect(((a?.y ?? 0) + (b?.y ?? 0)) / 2).toBeCloseTo(middle?.y ?? NaN);
    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(0.8);
  });

  it('have a pad of their own in the hangar and at home', () => {
    const red = pieces('r:H,H,F,F y:- b:H,H,H,H g:- turn=r sixes=0 rank=-').filter(({ seat }) => seat === 0);
    expect(new Set(red.map(({ x, y }) => `${x},${y}`)).size).toBe(4);
  });
});
