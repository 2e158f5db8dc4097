import fc from 'fast-check';
import { parsePosition, PRESETS, type Position } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { winChances } from '../src/win-chances.ts';
import { randomState } from './games.ts';

function positionOf(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

describe('chances to win', () => {
  it('are between 0 and 1, sum to 1, and are 0 for seats that are not in play', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { state } = randomState(seed);
        const chances = winChances(state.rules, state.position);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
        for (const [seat, chance] of chances.entries()) {
          expect(chance).toBeGreaterThanOrEqual(0);
          if (state.position.fleets[seat] === null) expect(chance).toBe(0);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('are nearly even at the start, a little better for the player who begins', () => {
    const [red = 0, , blue = 0] = winChances(
      PRESETS.classic,
      positionOf('r:H,H,H,H y:- b:H,H,H,H g:- turn=r sixes=0 rank=-'),
    );
    expect(red).toBeGreaterThan(blue);
    expect(red).toBeLessThan(0.6);
  });

  it('are one for the winner', () => {
    const won = positionOf('r:F,F,F,F y:H,H,H,H b:H,H,H,H g:H,H,H,H turn=y sixes=0 rank=r');
    expect(winChances(PRESETS.classic, won)).toEqual([1, 0, 0, 0]);
  });

  it('grow with a lead', () => {
    const behind = winChances(
      PRESETS.classic,
      positionOf('r:H,H,H,5 y:- b:H,40,F,F g:- turn=r sixes=0 rank=-'),
    );
    const ahead = winChances(
      PRESETS.classic,
      positionOf('r:H,40,F,F y:- b:H,H,H,5 g:- turn=b sixes=0 rank=-'),
    );
    expect(ahead[0]).toBeGreaterThan(0.85);
    expect(behind[0]).toBeLessThan(0.15);
  });
});
