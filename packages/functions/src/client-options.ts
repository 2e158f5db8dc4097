/** Short timeouts for calls of AWS, so that a slow one is retried long before the function's own caller gives up. */
export const CLIENT_OPTIONS = {
  maxAttempts: 4,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
};
