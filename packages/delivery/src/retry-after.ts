/** How long another server asks to be left alone (RFC 9110 § 10.2.3). */

/** Nobody may keep a notice back for longer: it would tell of a decision long gone. */
const MOST_MS = 3_600_000;

/** Reads a Retry-After header, of seconds or a date; undefined where there is none that can be read. */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - nowMs;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), MOST_MS);
}
