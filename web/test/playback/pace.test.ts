import { describe, expect, it } from 'vitest';
import { tumblingFace } from '../../src/lib/board/tumble.ts';
import { SPEEDS } from '../../src/lib/platform/device-settings.ts';
import { paceOf } from '../../src/lib/playback/pace.ts';

describe('the pace of playback', () => {
  it('grows with the chosen speed, however many plies wait', () => {
    for (const waiting of [0, 6, 7, 30, 200]) {
      const paces = SPEEDS.map((speed) => paceOf(speed, waiting));
      expect(paces).toEqual([...paces].sort((a, b) => a - b));
      expect(new Set(paces).size).toBe(SPEEDS.length);
    }
  });

  it('grows with the plies that wait, at every speed', () => {
    for (const speed of SPEEDS) {
      const paces = [1, 10, 30, 100].map((waiting) => paceOf(speed, waiting));
      expect(paces).toEqual([...paces].sort((a, b) => a - b));
      expect(new Set(paces).size).toBe(4);
    }
  });
});

describe('a die that rolls', () => {
  const FACES = [1, 2, 3, 4, 5, 6];

  it('shows faces of a die, and at last the one rolled', () => {
    for (const die of FACES) {
      const shown = Array.from({ length: 101 }, (_, index) => tumblingFace(die, index / 100));
      expect(shown.every((face) => FACES.includes(face))).toBe(true);
      expect(shown.at(-1)).toBe(die);
      expect(new Set(shown).size).toBe(6);
    }
  });
});
