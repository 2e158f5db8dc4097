/**
 * Quiet windows: the hours of every night in which a player's clock stands still (docs/design.md#time-per-decision). A
 * window is given in wall-clock time of the player's zone, so it is longer or shorter on nights when clocks change. The
 * zones' rules come from Intl, the only source that needs no package. Intl converts an instant to wall-clock time only;
 * the inverse is searched for.
 */

import { Problem } from '../kernel/problem.ts';
import type { Pause } from './pause.ts';

/** Times of day as `HH:MM`; a window that ends no later than it starts ends on the next day. */
export interface QuietWindow {
  readonly start: string;
  readonly end: string;
}

/** A window with the IANA zone that its times are in, as a seat stores it. */
export interface ZonedWindow extends QuietWindow {
  readonly timeZone: string;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** The longest window, in wall-clock time. */
const QUIET_MINUTES = 10 * 60;

/** The calendar day at an instant in a zone, as `YYYY-MM-DD`. */
export const dayAt = (atMs: number, timeZone: string): string =>
  new Date(wallAt(atMs, timeZone)).toISOString().slice(0, 10);

/** The instant at which a calendar day begins in a zone. */
export const startOfDay = (day: string, timeZone: string): number =>
  instantOf(Date.parse(`${day}T00:00:00Z`), timeZone);

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A valid window, with a zone to read it in, or `bad-quiet-window`. */
export function parseQuietWindow({ start, end }: QuietWindow, timeZone: string | undefined): QuietWindow {
  const bad = (message: string): Problem => new Problem('bad-quiet-window', message);
  if (timeZone === undefined) throw bad('a quiet window needs a time zone');
  const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
  if (!isTime(start) || !isTime(end)) throw bad('write times as HH:MM, from 00:00 to 23:59');
  const minutes = (minutesOf(end) - minutesOf(start) + DAY_MINUTES) % DAY_MINUTES;
  if (minutes === 0 || minutes > QUIET_MINUTES) throw bad('a quiet window lasts from 1 minute to 10 hours');
  return { start, end };
}

// Creating a formatter costs a hundred times as much as using it, and every move that opens a decision needs one.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    const two = '2-digit';
    formatter = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
      second: two,
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** The wall-clock time at an instant, in milliseconds as if the zone were UTC. */
function wallAt(atMs: number, timeZone: string): number {
  const numbers = formatterOf(timeZone).format(atMs).match(/\d+/g)?.map(Number) ?? [];
  const [month = NaN, day = NaN, year = NaN, hour = NaN, minute = NaN, second = NaN] = numbers;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The instant with this wall-clock time. Of two, the first; where there is none, the instant at which an unchanged
 * clock would show it (Temporal's "compatible").
 */
function instantOf(wallMs: number, timeZone: string): number {
  const offsetAt = (atMs: number): number => wallAt(atMs, timeZone) - atMs;
  const [before, after] = [offsetAt(wallMs - DAY_MS), offsetAt(wallMs + DAY_MS)];
  const unchanged = wallMs - before;
  if (before === after || wallAt(unchanged, timeZone) === wallMs) return unchanged;
  const changed = wallMs - after;
  return wallAt(changed, timeZone) === wallMs ? changed : unchanged;
}

/** The quiet nights around an instant, in order, without a night that a clock change skips entirely. */
export function quietNights(atMs: number, { start, end }: QuietWindow, timeZone: string): Pause[] {
  const today = Math.floor(wallAt(atMs, timeZone) / DAY_MS);
  const [from, to] = [minutesOf(start), minutesOf(end)];
  return [today - 1, today, today + 1]
    .map((day) => {
      const midnightMs = day * DAY_MS;
      const endDayMs = to <= from ? midnightMs + DAY_MS : midnightMs;
      return {
        startAtMs: instantOf(midnightMs + from * MINUTE_MS, timeZone),
        endAtMs: instantOf(endDayMs + to * MINUTE_MS, timeZone),
      };
    })
    .filter(({ startAtMs, endAtMs }) => startAtMs < endAtMs);
}
