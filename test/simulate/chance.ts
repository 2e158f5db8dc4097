/** Seeded random numbers, from which everything in a simulated world follows. */

import { createHash } from 'node:crypto';
import { seededChoose, type Choose } from '@aeroplane/engine';

const FINE = 2 ** 30;

export class Chance {
  readonly #choose: Choose;

  constructor(seed: number) {
    this.#choose = seededChoose(seed);
    // Scrambles the seed: neighbouring seeds would start alike.
    for (let skipped = 0; skipped < 4; skipped += 1) this.#choose(2);
  }

  /** A whole number in [0, bound). */
  readonly below: Choose = (bound) => this.#choose(bound);

  /** A number in [0, 1). */
  share(): number {
    return this.#choose(FINE) / FINE;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.share();
  }

  /** True with this probability. */
  happens(share: number): boolean {
    return this.share() < share;
  }

  /** An exponentially distributed wait with this mean. */
  wait(meanMs: number): number {
    return -Math.log(1 - this.share()) * meanMs;
  }

  pick<T>(values: readonly [T, ...T[]]): T {
    return values[this.#choose(values.length)] ?? values[0];
  }

  /** An independent generator for one part of the world. */
  fork(): Chance {
    return new Chance(this.#choose(FINE));
  }

  /** Bytes for ids, sessions and dice. */
  bytes(): (count: number) => Uint8Array {
    const script = this.#choose(FINE);
    let calls = 0;
    return (count) => {
      calls += 1;
      const blocks = Array.from({ length: Math.ceil(count / 32) }, (_, block) =>
        createHash('sha256').update(`${script}/${calls}/${block}`).digest(),
      );
      return new Uint8Array(Buffer.concat(blocks).subarray(0, count));
    };
  }
}
