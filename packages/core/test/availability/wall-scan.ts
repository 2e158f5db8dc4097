/**
 * Quiet nights found the slow way: the wall-clock time of every minute of a stretch, in which the windows are looked up.
 * Hours with the same offset from UTC at both ends are filled in.
 */

import type { Pause, QuietWindow } from '../../src/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aeroplane/testing/doubles/fixed-clock';

const DAY_MINUTES = 1_440;

/** A zone's wall-clock time, in whole minutes since 1970. */
export class Wall {
  readonly #format: Intl.DateTimeFormat;

  constructor(timeZone: string) {
    this.#format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
  }

  minuteAt(atMs: number): number {
    // As 31/12/2029, 23:59.
    const [day = 0, month = 0, year = 0, hour = 0, minute = 0] =
      this.#format.format(atMs).match(/\d+/g)?.map(Number) ?? [];
    return Date.UTC(year, month - 1, day, hour, minute) / MINUTE_MS;
  }

  /** The days on which the offset from UTC changes. */
  changes(fromMs: number, toMs: number): number[] {
    const offset = (atMs: number): number => this.minuteAt(atMs) * MINUTE_MS - atMs;
    const changed = (stepMs: number) => (atMs: number) => offset(atMs) !== offset(atMs + stepMs);
    const steps = (from: number, to: number, stepMs: number): number[] =>
      Array.from({ length: Math.ceil((to - from) / stepMs) }, (_, index) => from + index * stepMs);
    const weeks = steps(fromMs, toMs, 7 * DAY_MS).filter(changed(7 * DAY_MS));
    return weeks.flatMap((week) => steps(week, week + 7 * DAY_MS, DAY_MS).filter(changed(DAY_MS)));
  }

  /** The wall-clock time in every minute from this one on. */
  scan(fromMs: number, hours: number): number[] {
    const shown: number[] = [];
    let first = this.minuteAt(fromMs);
    for (let hour = 0; hour < hours; hour += 1) {
      const atMs = fromMs + hour * HOUR_MS;
      const next = this.minuteAt(atMs + HOUR_MS);
      for (let minute = 0; minute < 60; minute += 1) {
        shown.push(next === first + 60 ? first + minute : this.minuteAt(atMs + minute * MINUTE_MS));
      }
      first = next;
    }
    return shown;
  }
}

/** The stretch of whole days, counted since 1970, within a scan that began at `fromMs`. */
export const daysIn = (shown: readonly number[], fromMs: number, first: number, last: number): Pause => ({
  startAtMs: fromMs + lookUp(shown, first * DAY_MINUTES) * MINUTE_MS,
  endAtMs: fromMs + lookUp(shown, (last + 1) * DAY_MINUTES) * MINUTE_MS,
});

/** The first minute that shows this time; if skipped, the minute at which an unchanged clock would show it. */
function lookUp(shown: readonly number[], time: number): number {
  const at = shown.indexOf(time);
  if (at >= 0) return at;
  const last = shown.findIndex((one, index) => one < time && (shown[index + 1] ?? 0) > time);
  if (last < 0) throw new Error('the stretch is too short');
  return last + time - (shown[last] ?? 0);
}

/** The quiet nights within a scan that began at `fromMs`, without those of its first and last days. */
export function nightsIn(shown: readonly number[], fromMs: number, window: QuietWindow): Pause[] {
  const [start = 0, end = 0] = [window.start, window.end].map((text) => {
    const [hour = 0, minute = 0] = text.split(':').map(Number);
    return hour * 60 + minute;
  });
  const firstDay = Math.floor((shown[0] ?? 0) / DAY_MINUTES) + 1;
  const lastDay = Math.floor((shown.at(-1) ?? 0) / DAY_MINUTES) - 2;
  return Array.from({ length: lastDay - firstDay + 1 }, (_, index) => {
    const midnight = (firstDay + index) * DAY_MINUTES;
    const [from, to] = [midnight + start, midnight + end + (end < start ? DAY_MINUTES : 0)];
    const [startAtMs = 0, endAtMs = 0] = [from, to].map((time) => fromMs + lookUp(shown, time) * MINUTE_MS);
    return { startAtMs, endAtMs };
  }).filter(({ startAtMs, endAtMs }) => startAtMs < endAtMs);
}
