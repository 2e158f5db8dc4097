import { describe, expect, it } from 'vitest';
import { sampled, sampleOptions, type SampleOptions } from '../src/sample.ts';

const CASES = Array.from({ length: 100 }, (_, at) => at);

function sampler(environment: Record<string, string>) {
  const printed: string[] = [];
  const options: SampleOptions = {
    ...sampleOptions(environment),
    print: (line) => void printed.push(line),
  };
  return {
    printed,
    take: (count: number, label = 'numbers') => sampled(CASES, count, label, options),
  };
}

describe('a sample', () => {
  it('has as many different cases as were asked for, in their order', () => {
    const taken = sampler({}).take(20);
    expect(taken).toHaveLength(20);
    expect(taken).toEqual([...new Set(taken)].sort((a, b) => a - b));
    for (const one of taken) expect(CASES).toContain(one);
  });

  it('is the same for the same seed, and another for another seed or label', () => {
    const taken = sampler({ TEST_SEED: '1' }).take(20);
    expect(sampler({ TEST_SEED: '1' }).take(20)).toEqual(taken);
    expect(sampler({ TEST_SEED: '2' }).take(20)).not.toEqual(taken);
    expect(sampler({ TEST_SEED: '1' }).take(20, 'others')).not.toEqual(taken);
  });

  it('has a seed of its own without one in the environment', () => {
    expect(sampler({}).take(20)).not.toEqual(sampler({}).take(20));
  });

  it('comes to every case in many runs', () => {
    const seen = new Set(CASES.flatMap((seed) => sampler({ TEST_SEED: String(seed) }).take(20)));
    expect(seen.size).toBe(CASES.length);
  });

  it('says how to repeat it', () => {
    const { printed, take } = sampler({ TEST_SEED: '7' });
    take(20);
    expect(printed).toEqual(['numbers: 20 of 100, TEST_SEED=7']);
  });

  it.each([{ TEST_WHOLE: '1' }, { TEST_WHOLE: '1', TEST_SEED: '7' }])(
    'is all cases with %o',
    (environment) => {
      const { printed, take } = sampler(environment);
      expect(take(20)).toEqual(CASES);
      expect(printed).toEqual(['numbers: all 100']);
    },
  );

  it('is all cases where there are no more than asked for', () => {
    expect(sampler({}).take(100)).toEqual(CASES);
  });
});
