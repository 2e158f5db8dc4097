/** When a message that was not delivered is tried again, and when it is given up. */

import { NotDelivered } from '@aeroplane/core';

const FIRST_PAUSE_SEC = 1;
/** Each pause is so many times as long as the one before. */
const GROWTH = 4;
/** As long as SQS may hide a message. */
const MOST_SEC = 12 * 3_600;

/** The pause after so many attempts, in seconds: growing, and not shorter than the other side asked for. */
export function pauseSec(attempts: number, error: unknown): number {
  const asked = error instanceof NotDelivered ? (error.retryAfterMs ?? 0) / 1000 : 0;
  return Math.min(MOST_SEC, Math.ceil(Math.max(asked, FIRST_PAUSE_SEC * GROWTH ** (attempts - 1))));
}
