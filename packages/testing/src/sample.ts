/**
 * Samples of slow scans. Each run takes other cases, by a seed that it prints: `TEST_SEED` repeats them, and `TEST_WHOLE=1`
 * (`npm run test:whole`) takes them all.
 */

import { createHash, randomInt } from 'node:crypto';

export interface SampleOptions {
  /** Whether to take all cases. */
  readonly whole: boolean;
  readonly seed: string;
  readonly print: (line: string) => void;
}

/** As the environment says; without a seed, one of this process. */
export const sampleOptions = (environment: NodeJS.ProcessEnv): SampleOptions => ({
  whole: environment['TEST_WHOLE'] === '1',
  seed: environment['TEST_SEED'] ?? String(randomInt(2 ** 32)),
  print: (line) => console.info(line),
});

const OPTIONS = sampleOptions(process.env);

/**
 * At most `count` of the cases, in their order; those of other labels are chosen independently. Says in one line which
 * share of them that is, and the seed.
 */
export function sampled<T>(
  cases: readonly T[],
  count: number,
  label: string,
  { whole, seed, print }: SampleOptions = OPTIONS,
): readonly T[] {
  if (whole || count >= cases.length) {
    print(`${label}: all ${cases.length}`);
    return cases;
  }
  const rank = (at: number): string => createHash('sha256').update(`${seed}/${label}/${at}`).digest('hex');
  const ranked = cases.map((_, at) => ({ at, rank: rank(at) })).sort((a, b) => (a.rank < b.rank ? -1 : 1));
  const chosen = new Set(ranked.slice(0, count).map(({ at }) => at));
  print(`${label}: ${count} of ${cases.length}, TEST_SEED=${seed}`);
  return cases.filter((_, at) => chosen.has(at));
}
