/** Shifts of the clock as people write them. */

const UNIT_MS: Readonly<Record<string, number>> = {
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 7 * 86_400_000,
};

/** The longest shift at once, in days: a year. */
const MOST_DAYS = 366;

/**
 * The milliseconds of a shift such as `+90m` or `+1d`. Throws an Error with the form that it should have: only ahead, as
 * nothing that is stored may lie in the future, and by at most 366 days.
 */
export function parseShift(text: string): number {
  const [, count = '', unit = ''] = /^\+(\d{1,9})([smhdw])$/.exec(text) ?? [];
  const shiftMs = Number(count) * (UNIT_MS[unit] ?? 0);
  if (shiftMs > 0 && shiftMs <= MOST_DAYS * (UNIT_MS['d'] ?? 0)) return shiftMs;
  throw new Error(
    `a shift is + with a number and s, m, h, d or w, such as +90m or +1d, up to +${MOST_DAYS}d; not ${JSON.stringify(text)}`,
  );
}
