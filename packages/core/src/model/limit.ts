/** The limits on what costs money or could be guessed (docs/design.md#limits). */

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
