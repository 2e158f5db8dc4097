/** How long a message waits after a failed delivery. */

import { NotDelivered } from '@aeroplane/core';

const FIRST_PAUSE_SEC = 1;
/** Each pause is this many times as long as the one before. */
const GROWTH = 4;
/** The longest that SQS can hide a message. */
const MAX_SEC = 12 * 3_600;

/** The pause in seconds after this many attempts. It grows, and is never shorter than the push service asked for. */
export function pauseSec(attempts: number, error: unknown): number {
  const asked = error instanceof NotDelivered ? (error.retryAfterMs ?? 0) / 1000 : 0;
  return Math.min(MAX_SEC, Math.ceil(Math.max(asked, FIRST_PAUSE_SEC * GROWTH ** (attempts - 1))));
}
