import { describe, expect, it } from 'vitest';
import { fairChoice, fairDie, type Fill } from '../../src/lib/local/fair-die.ts';

/** Fills with these bytes, one per call. */
const bytesOf = (values: readonly number[]): Fill => {
  const left = [...values];
  return (bytes) => {
    bytes[0] = left.shift() ?? NaN;
  };
};

describe('dice of this device', () => {
  it('show each face for equally many bytes', () => {
    const faces = new Map<number, number>();
    for (let byte = 0; byte < 252; byte += 1) {
      const die = fairDie(bytesOf([byte]));
      faces.set(die, (faces.get(die) ?? 0) + 1);
    }
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6].map((face) => [face, 42]));
  });

  it('draw again after a byte that would favour some faces', () => {
    expect(fairDie(bytesOf([255, 252, 253, 254, 7]))).toBe(2);
    expect(fairChoice(4, bytesOf([255]))).toBe(3);
    expect(fairChoice(3, bytesOf([255, 254]))).toBe(2);
  });

  it('use the browser’s random bytes by default', () => {
    for (let roll = 0; roll < 100; roll += 1) expect([1, 2, 3, 4, 5, 6]).toContain(fairDie());
  });
});
