/** How long another server asks to wait before a retry (RFC 9110 § 10.2.3). */

/** A notice delayed for longer would be stale. */
const MOST_MS = 3_600_000;

/** Reads a Retry-After header of seconds or a date, capped at an hour; undefined if it is absent or unreadable. */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - nowMs;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), MOST_MS);
}
