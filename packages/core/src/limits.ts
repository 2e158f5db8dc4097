/**
 * How often somebody may do what costs money or could be guessed (DESIGN § 4): token buckets in the table, so that all
 * processes count together. Moves are not among them, as they would cost a second write; the API paces those by itself.
 */

import type { Clock, Store } from './ports.ts';
import { Problem } from './problem.ts';
import { Unavailable } from './unavailable.ts';

export interface Limit {
  /** So many at once, */
  readonly burst: number;
  /** and then one each so many milliseconds. */
  readonly everyMs: number;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Who is counted is said behind each. Many people share one address, in a family, a school, or behind a mobile network,
 * so what is counted by address is ample.
 */
export const LIMITS = {
  /** Guests made, by address. */
  guest: { burst: 200, everyMs: 10 * SECOND_MS },
  /** Tries to sign in as somebody, by address: codes looked at and used, passkeys asked for and used, right or wrong. */
  'sign-in': { burst: 40, everyMs: 20 * SECOND_MS },
  /** Wrong invites and wrong links of mails, by address. Neither can be guessed in the life of a sun; asking costs. */
  guess: { burst: 60, everyMs: 10 * SECOND_MS },
  /** Hand-over codes made, by player. */
  code: { burst: 20, everyMs: MINUTE_MS },
  /** Passkeys begun, by player; each leaves a challenge for a while, whether the passkey is made or not. */
  passkey: { burst: 20, everyMs: MINUTE_MS },
  /** Messages, by player. */
  chat: { burst: 40, everyMs: 3 * SECOND_MS },
  /** Nudges, by player; each pair has one a day besides. */
  nudge: { burst: 30, everyMs: 10 * MINUTE_MS },
  /** Test pushes, by player. */
  'push-test': { burst: 20, everyMs: 30 * SECOND_MS },
  /** Mails that ask for a confirmation, by player. */
  mail: { burst: 5, everyMs: 10 * MINUTE_MS },
  /** The same, by whom they go to, whoever asks for them. */
  'mail-to': { burst: 8, everyMs: HOUR_MS },
} as const satisfies Readonly<Record<string, Limit>>;
export type LimitName = keyof typeof LIMITS;

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

/**
 * Takes a token from a bucket that will be full at `fullAtMs` (a time in the past, or undefined: it is full). Gives when
 * it will be full after that, or how long it takes until there is a token.
 */
export function takenFrom(
  { burst, everyMs }: Limit,
  fullAtMs: number | undefined,
  nowMs: number,
): { readonly fullAtMs: number } | { readonly waitMs: number } {
  const after = Math.max(fullAtMs ?? nowMs, nowMs) + everyMs;
  const waitMs = after - (nowMs + burst * everyMs);
  return waitMs > 0 ? { waitMs } : { fullAtMs: after };
}

/** Losing so often in a row to others of the same bucket means that the store is in trouble. */
const ATTEMPTS = 12;

const MOST_REMEMBERED = 10_000;

/** The buckets of the table, and who this process has refused: they are refused again without asking the table. */
export class Limits {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #refusedUntilMs = new Map<string, number>();

  constructor({ store, clock }: { readonly store: Store; readonly clock: Clock }) {
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
    if (this.#refusedUntilMs.size >= MOST_REMEMBERED) this.#refusedUntilMs.clear();
    this.#refusedUntilMs.set(key, nowMs + waitMs);
    return new TooOften(waitMs);
  }
}
