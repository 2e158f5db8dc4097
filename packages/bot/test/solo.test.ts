import { HOME, PRESETS } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { soloTurns } from '../src/solo.ts';
import { reachTable, OVER_CROSSING } from '../src/reach.ts';

describe('the turns one plane alone takes', () => {
  it('are none at home, and five from each step of the home column that one roll in six leaves', () => {
    const turns = soloTurns(PRESETS.classic);
    expect(turns[HOME + 1]).toBe(0);
    // From 55 only a 1 goes home: (5/6) / (1/6) turns, since a six costs none.
    expect(turns[55 + 1]).toBeCloseTo(5, 6);
  });

  it('grow with the way to go from the hangar', () => {
    for (const rules of Object.values(PRESETS)) {
      const turns = soloTurns(rules);
      expect(turns[0]).toBeGreaterThan(turns[1] ?? 0);
      expect(turns[1]).toBeGreaterThan(turns[31] ?? 0);
    }
  });

  it('are more where fewer dice launch', () => {
    const [even, six] = [soloTurns(PRESETS.classic), soloTurns({ ...PRESETS.classic, launch: 'six' })];
    expect((six[0] ?? 0) - (six[1] ?? 0)).toBeGreaterThan((even[0] ?? 0) - (even[1] ?? 0));
  });
});

describe('the dice that reach a step', () => {
  const at = (table: Uint8Array, from: number, to: number): number => table[from * 64 + to] ?? 0;

  it('land directly, by a jump, or by the shortcut', () => {
    const table = reachTable(PRESETS.classic);
    expect(at(table, 7, 9)).toBe(1 << 1);
    // 10 jumps to 14, and 13 is reached by no jump.
    expect(at(table, 8, 14)).toBe((1 << 5) | (1 << 1));
    // 14 and 18 lead to 30.
    expect(at(table, 12, 30)).toBe((1 << 1) | (1 << 5));
    expect(at(table, 12, OVER_CROSSING)).toBe(at(table, 12, 30));
  });

  it('know the jump after a shortcut, and that a compulsory one leaves no jump to 22', () => {
    const table = reachTable(PRESETS.mainland);
    expect(at(table, 16, 34)).toBe(1 << 1);
    expect(at(table, 16, 22)).toBe(1 << 5);
    expect(at(reachTable(PRESETS.classic), 16, 22)).toBe((1 << 1) | (1 << 5));
  });
});
