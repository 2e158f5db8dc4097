import { describe, expect, it } from 'vitest';
import { fairChoice, fairDie, type Fill } from '../../src/lib/local/fair-die.ts';

/** Gives these bytes, one after the other. */
const bytesOf = (values: readonly number[]): Fill => {
  const left = [...values];
  return (bytes) => {
    bytes[0] = left.shift() ?? NaN;
  };
};

describe('dice of this device', () => {
  it('come from each byte that counts as often as from every other', () => {
    const faces = new Map<number, number>();
    for (let byte = 0; byte < 252; byte += 1) {
      const die = fairDie(bytesOf([byte]));
      faces.set(die, (faces.get(die) ?? 0) + 1);
    }
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6].map((face) => [face, 42]));
  });

  it('draw again where a byte would favour some faces', () => {
    expect(fairDie(bytesOf([255, 252, 253, 254, 7]))).toBe(2);
    expect(fairChoice(4, bytesOf([255]))).toBe(3);
    expect(fairChoice(3, bytesOf([255, 254]))).toBe(2);
  });

  it('ask the browser, where nothing else is said', () => {
    for (let roll = 0; roll < 100; roll += 1) expect([1, 2, 3, 4, 5, 6]).toContain(fairDie());
  });
});
