/** How long a server lives before it is killed, and how much it has acknowledged in its lives. */

import { pause } from './played.ts';

/** Until it has acknowledged so many decisions more, at least and at most. */
const LIFE = [5, 1_000] as const;
/** One of so many dies right after its start instead, within so long. */
const EARLY_DEATHS = 8;
const EARLY_MS = 500;

export class Lives {
  readonly #acknowledged: () => number;
  #aliveMs = 0;
  #counted = 0;

  /** `acknowledged`: how many decisions were, altogether. */
  constructor(acknowledged: () => number) {
    this.#acknowledged = acknowledged;
  }

  /** Lives so many lives; `die` kills the server at the end of each and starts it again, and is told which it was. */
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

  /** Decisions acknowledged a second, while the server was there. */
  get perSecond(): number {
    return Math.round((this.#counted / this.#aliveMs) * 1000);
  }
}
