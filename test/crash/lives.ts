/** How long a server lives before it is killed, and how much it acknowledges. */

import { pause } from './played.ts';

/** The number of decisions that it acknowledges before it is killed. */
const LIFE = [5, 1_000] as const;
/** One start in `EARLY_DEATHS` is killed within `EARLY_MS` instead. */
const EARLY_DEATHS = 8;
const EARLY_MS = 500;

export class Lives {
  readonly #acknowledged: () => number;
  #aliveMs = 0;
  #counted = 0;

  /** `acknowledged`: the number of decisions acknowledged so far. */
  constructor(acknowledged: () => number) {
    this.#acknowledged = acknowledged;
  }

  /** Runs through `lives` lives; at the end of each, `die` kills the server and starts it again. */
  async spend(lives: number, die: (life: number) => Promise<void>): Promise<void> {
    for (let life = 1; life <= lives; life += 1) {
      const [startedMs, before] = [performance.now(), this.#acknowledged()];
      const until = before + LIFE[0] + Math.random() * (LIFE[1] - LIFE[0]);
      if (Math.random() * EARLY_DEATHS < 1) await pause(Math.random() * EARLY_MS);
      else while (this.#acknowledged() < until) await pause(5);
      this.#aliveMs += performance.now() - startedMs;
      this.#counted += this.#acknowledged() - before;
      await die(life);
    }
  }

  /** Decisions acknowledged a second while the server was up. */
  get perSecond(): number {
    return Math.round((this.#counted / this.#aliveMs) * 1000);
  }
}
