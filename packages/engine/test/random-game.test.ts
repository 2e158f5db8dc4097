import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESETS, randomGame, replay, seededChoose } from '../src/index.ts';
import { gameArbitrary } from './arbitraries.ts';

describe('a random game', () => {
  it('is a record that replays to the end', () => {
    fc.assert(
      fc.property(gameArbitrary, ({ start, seats, seed }) => {
        const record = randomGame(start.rules, seats, seededChoose(seed));
        const { broken, state } = replay(record);
        expect(broken).toBeUndefined();
        expect(state.position.turn).toBeNull();
        expect(randomGame(start.rules, seats, seededChoose(seed))).toEqual(record);
      }),
      { numRuns: 10 },
    );
  });

  it('is chosen evenly enough', () => {
    const choose = seededChoose(2024);
    const counts = Array<number>(6).fill(0);
    for (let roll = 0; roll < 60_000; roll += 1) {
      const face = choose(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('is begun by any of its players', () => {
    const firsts = new Set(
      Array.from({ length: 20 }, (_, seed) => randomGame(PRESETS.quick, [1, 3], seededChoose(seed)).first),
    );
    expect(firsts).toEqual(new Set(['yellow', 'green']));
  });
});

describe('a seed', () => {
  it('gives the same numbers for ever', () => {
    const choose = seededChoose(1);
    expect(Array.from({ length: 8 }, () => choose(1000))).toEqual([367, 81, 820, 701, 149, 531, 535, 804]);
  });
});
