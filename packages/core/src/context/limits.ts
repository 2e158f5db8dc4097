/**
 * How often somebody may do what costs money or could be guessed (DESIGN § 4): token buckets in the table, so that all
 * processes count together. Moves are not among them, as they would cost a second write; the API paces those by itself.
 */

import { Lru } from '../kernel/lru.ts';
import { Problem } from '../kernel/problem.ts';
import { Unavailable } from '../kernel/unavailable.ts';
import { type LimitName, LIMITS, takenFrom } from '../model/limit.ts';
import type { Clock } from '../ports/ports.ts';
import type { LimitStore } from '../ports/limit-store.ts';

/** What is counted by player, and is forgotten with them. */
const BY_PLAYER: readonly LimitName[] = ['code', 'passkey', 'chat', 'nudge', 'push-test', 'mail'];

/** Something was done too often; nothing has been done this time. */
export class TooOften extends Problem {
  /** When it may be done again, in milliseconds from now; more than 0. */
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super('too-often', 'this was done too often; try again later');
    this.retryAfterMs = retryAfterMs;
  }
}

/** Losing so often in a row to others of the same bucket means that the store is in trouble. */
const ATTEMPTS = 12;

const MOST_REMEMBERED = 10_000;

/** The buckets of the table, and who this process has refused: they are refused again without asking the table. */
export class Limits {
  readonly #store: LimitStore;
  readonly #clock: Clock;
  readonly #refusedUntilMs = new Lru<string, number>(MOST_REMEMBERED);

  constructor({ store, clock }: { readonly store: LimitStore; readonly clock: Clock }) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Refuses whoever this process knows to have used a limit up; takes nothing. `TooOften`. */
  check(what: LimitName, who: string): void {
    const waitMs = (this.#refusedUntilMs.get(`${what} ${who}`) ?? 0) - this.#clock.nowMs();
    if (waitMs > 0) throw new TooOften(waitMs);
  }

  /** Takes one of somebody's tokens. `TooOften` where there is none. */
  async take(what: LimitName, who: string): Promise<void> {
    this.check(what, who);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const nowMs = this.#clock.nowMs();
      const before = await this.#store.readLimit(what, who);
      const taken = takenFrom(LIMITS[what], before, nowMs);
      if ('waitMs' in taken) throw this.#refused(`${what} ${who}`, nowMs, taken.waitMs);
      // One that is full is begun anew, which only one can do; whoever comes at the same time adds to what that one wrote.
      const { burst, everyMs } = LIMITS[what];
      const done =
        before === undefined || before <= nowMs
          ? await this.#store.setLimit(what, who, taken.fullAtMs, before)
          : await this.#store.raiseLimit(what, who, everyMs, nowMs + (burst - 1) * everyMs);
      if (done) return;
    }
    throw new Unavailable('a limit was always changed by others');
  }

  /** Forgets what a player has done; it may happen twice. */
  async forget(player: string): Promise<void> {
    for (const what of BY_PLAYER) await this.#store.removeLimit(what, player);
  }

  #refused(key: string, nowMs: number, waitMs: number): TooOften {
    this.#refusedUntilMs.set(key, nowMs + waitMs);
    return new TooOften(waitMs);
  }
}
