/**
 * Samples of exhaustive scans. A run takes some cases of each scan by a seed that it prints, so that many runs see them all;
 * `npm run test:whole` takes every case. To repeat a run: `TEST_SEED=SEED npm run test:unit -- FILE`.
 */

import { createHash } from 'node:crypto';

const whole = process.env.TEST_WHOLE === '1';

const seed = Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 2 ** 32));

/** Numbers from 0 to below 1 that follow from a seed (mulberry32). */
function numbersFrom(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number that follows from a label, so that scans of one length sample different cases. */
const numberOf = (label: string): number => createHash('sha256').update(label).digest().readInt32LE();

/**
 * At most `count` of the cases, in their order; all of them in a whole run. `label` names the scan in what is printed.
 * `TypeError` where `TEST_SEED` is not a number.
 */
export function sampled<Case>(
  label: string,
  cases: readonly Case[],
  count: number,
  { by = seed, all = whole }: { readonly by?: number; readonly all?: boolean } = {},
): Case[] {
  if (!Number.isFinite(by)) throw new TypeError('TEST_SEED must be a number');
  if (all || cases.length <= count) return [...cases];
  const next = numbersFrom(by ^ numberOf(label));
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(Math.floor(next() * cases.length));
  console.log(`${label}: ${count} of ${cases.length} cases, TEST_SEED=${by}`);
  return cases.filter((_, index) => chosen.has(index));
}
