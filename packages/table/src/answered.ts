/** Tells an unavailable table from a mistake in the call. */

import { Unavailable } from '@aeroplane/core';

/** DynamoDB's errors for a call that it has no capacity for. */
const THROTTLED = new Set([
  'LimitExceededException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
]);

/** A call without an answer: the client's own name for it, and the system's codes. */
const UNANSWERED = new Set([
  'TimeoutError',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Whether an error is transient: unreachable, throttled, failed inside (5xx) or timed out. */
function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code, $metadata } = error as Error & {
    readonly code?: string;
    readonly $metadata?: { readonly httpStatusCode?: number };
  };
  const failed = ($metadata?.httpStatusCode ?? 0) >= 500;
  return failed || THROTTLED.has(name) || UNANSWERED.has(name) || UNANSWERED.has(code ?? '');
}

/** The answer to a call of the client; `Unavailable` for a transient error. */
export async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw isTransient(error) ? new Unavailable('the table does not answer', { cause: error }) : error;
  }
}
