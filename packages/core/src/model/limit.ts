/** The limits on what costs money or could be guessed (docs/design.md#limits). */

export interface Limit {
  /** Tokens in a full bucket. */
  readonly burst: number;
  /** Milliseconds until a token returns. */
  readonly everyMs: number;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The comment on each limit says what it counts by. Limits by address are generous, since many people share one: a
 * family, a school, a mobile network.
 */
export const LIMITS = {
  /** Guests created, by address. */
  guest: { burst: 200, everyMs: 10 * SECOND_MS },
  /** Attempts to sign in, by address, right or wrong: codes read and used, passkeys asked for and used. */
  'sign-in': { burst: 40, everyMs: 20 * SECOND_MS },
  /** Wrong invites and wrong links of emails, by address. They are unguessable; the limit only caps cost. */
  guess: { burst: 60, everyMs: 10 * SECOND_MS },
  /** Hand-over codes created, by player. */
  code: { burst: 20, everyMs: MINUTE_MS },
  /** Passkeys begun, by player; each stores a challenge for a while, whether or not it is completed. */
  passkey: { burst: 20, everyMs: MINUTE_MS },
  /** Chat messages, by player. */
  chat: { burst: 40, everyMs: 3 * SECOND_MS },
  /** Nudges, by player; each pair also has one a day at most. */
  nudge: { burst: 30, everyMs: 10 * MINUTE_MS },
  /** Test pushes, by player. */
  'push-test': { burst: 20, everyMs: 30 * SECOND_MS },
  /** Confirmation emails, by player. */
  mail: { burst: 5, everyMs: 10 * MINUTE_MS },
  /** Confirmation emails, by recipient address. */
  'mail-to': { burst: 8, everyMs: HOUR_MS },
} as const satisfies Readonly<Record<string, Limit>>;
export type LimitName = keyof typeof LIMITS;

/**
 * Takes a token from a bucket that will be full at `fullAtMs` (in the past, or undefined: it is full). Returns when it
 * will be full after that, or the milliseconds until it has a token.
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
