/** How AWS is asked by functions: what does not answer soon is asked again, long before the caller gives up. */
export const CLIENT_OPTIONS = {
  maxAttempts: 4,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
};
