/** Errors of the AWS client that come from the table's troubles, and not from what it was asked. */

/** What DynamoDB answers where there is no room for a call. */
const THROTTLED = new Set([
  'LimitExceededException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
]);

/** Where no answer came: the client's own name for it, and those of the system. */
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

/** Whether the table could not be asked, had no room, failed by itself or did not answer in time. */
export function isTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code, $metadata } = error as Error & {
    readonly code?: string;
    readonly $metadata?: { readonly httpStatusCode?: number };
  };
  const failed = ($metadata?.httpStatusCode ?? 0) >= 500;
  return failed || THROTTLED.has(name) || UNANSWERED.has(name) || UNANSWERED.has(code ?? '');
}
