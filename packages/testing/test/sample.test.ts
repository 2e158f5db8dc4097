import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampled } from '../src/sample.ts';

const cases = Array.from({ length: 50 }, (_, index) => index);

describe('a sample', () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  afterEach(() => print.mockClear());

  it('has as many different cases as asked for, in their order, and prints how to repeat it', () => {
    const some = sampled('numbers', cases, 10, { by: 7, all: false });
    expect(new Set(some).size).toBe(10);
    expect(some).toEqual(some.toSorted((a, b) => a - b));
    expect(print.mock.calls).toEqual([['numbers: 10 of 50 cases, TEST_SEED=7']]);
  });

  it('is the same for the same seed, and another for another', () => {
    const [one, again, other] = [7, 7, 8].map((by) => sampled('numbers', cases, 10, { by, all: false }));
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('is another for another label', () => {
    const [one, other] = ['numbers', 'others'].map((label) =>
      sampled(label, cases, 10, { by: 7, all: false }),
    );
    expect(other).not.toEqual(one);
  });

  it('has every case in a whole run, and where there are no more than asked for', () => {
    expect(sampled('numbers', cases, 10, { by: 7, all: true })).toEqual(cases);
    expect(sampled('numbers', cases, 50, { by: 7, all: false })).toEqual(cases);
    expect(print).not.toHaveBeenCalled();
  });

  it('sees every case over many seeds', () => {
    const seen = new Set<number>();
    for (let by = 0; by < 60; by += 1)
      for (const one of sampled('numbers', cases, 10, { by, all: false })) seen.add(one);
    expect(seen.size).toBe(cases.length);
  });

  it('refuses a seed that is not a number', () => {
    expect(() => sampled('numbers', cases, 10, { by: Number('x'), all: false })).toThrow(TypeError);
  });
});
