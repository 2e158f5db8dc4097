/**
 * Limits on what costs money or could be guessed (docs/design.md#limits): token buckets in the store, so that all
 * processes count together. Moves have none, since a bucket would cost them a second write; the API paces them itself.
 */

import { Lru } from '../kernel/lru.ts';
import { Problem } from '../kernel/problem.ts';
import { Unavailable } from '../kernel/unavailable.ts';
import { type LimitName, LIMITS, takenFrom } from '../model/limit.ts';
import type { Clock } from '../ports/ports.ts';
import type { LimitStore } from '../ports/limit-store.ts';

/** The limits that count by player, and are deleted with them. */
const BY_PLAYER: readonly LimitName[] = ['code', 'passkey', 'chat', 'nudge', 'push-test', 'mail'];

/** Something was done too often, and has not been done this time. */
export class TooOften extends Problem {
  /** Milliseconds until it may be done again; more than 0. */
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super('too-often', 'this was done too often; try again later');
    this.retryAfterMs = retryAfterMs;
  }
}

/** Losing this often in a row to others of the same bucket means that the store is in trouble. */
const ATTEMPTS = 12;

const MOST_REMEMBERED = 10_000;

/** The buckets, and the callers this process has refused: it refuses them again without reading the store. */
export class Limits {
  readonly #store: LimitStore;
  readonly #clock: Clock;
  readonly #refusedUntilMs = new Lru<string, number>(MOST_REMEMBERED);

  constructor({ store, clock }: { readonly store: LimitStore; readonly clock: Clock }) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Refuses a caller already known to be over the limit; takes no token. Errors: `TooOften`. */
  check(what: LimitName, who: string): void {
    const waitMs = (this.#refusedUntilMs.get(`${what} ${who}`) ?? 0) - this.#clock.nowMs();
    if (waitMs > 0) throw new TooOften(waitMs);
  }

  /** Takes one of a caller's tokens. Errors: `TooOften` where there is none; `Unavailable`. */
  async take(what: LimitName, who: string): Promise<void> {
    this.check(what, who);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const nowMs = this.#clock.nowMs();
      const before = await this.#store.readLimit(what, who);
      const taken = takenFrom(LIMITS[what], before, nowMs);
      if ('waitMs' in taken) throw this.#refused(`${what} ${who}`, nowMs, taken.waitMs);
      // A full bucket is reset by a conditional write; losers retry, and add to what the winner wrote.
      const { burst, everyMs } = LIMITS[what];
      const done =
        before === undefined || before <= nowMs
          ? await this.#store.setLimit(what, who, taken.fullAtMs, before)
          : await this.#store.raiseLimit(what, who, everyMs, nowMs + (burst - 1) * everyMs);
      if (done) return;
    }
    throw new Unavailable('a limit was always changed by others');
  }

  /** Deletes a player's buckets; it may be repeated. */
  async forget(player: string): Promise<void> {
    for (const what of BY_PLAYER) await this.#store.removeLimit(what, player);
  }

  #refused(key: string, nowMs: number, waitMs: number): TooOften {
    this.#refusedUntilMs.set(key, nowMs + waitMs);
    return new TooOften(waitMs);
  }
}
