/**
 * Vacations: whole days, announced beforehand, in which a player's clock stands still
 * (docs/design.md#time-per-decision).
 */

import { Problem } from '../kernel/problem.ts';
import type { Pause } from './pause.ts';
import { dayAt, startOfDay } from './quiet-hours.ts';

/** The first and the last day, as `YYYY-MM-DD` in the player's zone. */
export interface Vacation {
  readonly from: string;
  readonly to: string;
}

/** The most days of vacation in a calendar year. */
export const VACATION_DAYS = 14;

const DAY_MS = 24 * 3_600_000;

/** How far ahead a vacation may end. */
const AHEAD_DAYS = 366;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);
const yearOf = (day: string): string => day.slice(0, 4);

/** How many days of these vacations lie in a year. */
function daysIn(year: string, vacations: readonly Vacation[]): number {
  const [first, last] = [dayNumber(`${year}-01-01`), dayNumber(`${year}-12-31`)];
  return vacations.reduce((sum, { from, to }) => {
    const days = Math.min(dayNumber(to), last) - Math.max(dayNumber(from), first) + 1;
    return sum + Math.max(0, days);
  }, 0);
}

/** The vacation that runs on a day or is still to come; undefined where there is none. */
export const vacationFrom = (today: string, vacations: readonly Vacation[]): Vacation | undefined =>
  vacations.find(({ to }) => to >= today);

/** How many days of this year's vacation are left to announce. */
export const vacationDaysLeft = (today: string, vacations: readonly Vacation[]): number =>
  Math.max(0, VACATION_DAYS - daysIn(yearOf(today), vacations));

/** The vacations after the current or coming one is withdrawn: a day that has begun counts as used. */
function withoutComing(today: string, vacations: readonly Vacation[]): Vacation[] {
  return vacations
    .filter(({ from, to }) => yearOf(to) >= yearOf(today) && from <= today)
    .map(({ from, to }) => ({ from, to: to < today ? to : today }));
}

const isDay = (text: string): boolean => {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(ms) && dayOf(ms / DAY_MS) === text;
};

/**
 * A player's vacations after `wish` replaces the current or coming one; null withdraws it. `bad-vacation` where the
 * player has no time zone, a day is malformed, in the past or too far ahead, a year would have too many days, or the
 * start of a running vacation would change.
 */
export function withVacation(
  vacations: readonly Vacation[],
  wish: Vacation | null,
  timeZone: string | undefined,
  nowMs: number,
): Vacation[] {
  const bad = (message: string): Problem => new Problem('bad-vacation', message);
  if (timeZone === undefined) throw bad('a vacation needs a time zone');
  const today = dayAt(nowMs, timeZone);
  const taken = withoutComing(today, vacations);
  if (wish === null) return taken;
  const { from, to } = wish;
  if (!isDay(from) || !isDay(to)) throw bad('write days as YYYY-MM-DD');
  if (to < from) throw bad('a vacation cannot end before it begins');
  if (to < today) throw bad('a vacation cannot lie in the past');
  if (dayNumber(to) - dayNumber(today) > AHEAD_DAYS)
    throw bad('a vacation cannot end more than a year ahead');
  const running = vacations.find((one) => one.from <= today && today <= one.to);
  if (running === undefined ? from < today : from !== running.from)
    throw bad(
      running === undefined
        ? 'a vacation cannot begin in the past'
        : 'you can only change the end of a running vacation',
    );
  const all = [...taken.filter((one) => one.from !== running?.from), { from, to }];
  // Around New Year a vacation may use the days of two years. A longer one could contain a whole year.
  const tooLong = dayNumber(to) - dayNumber(from) >= 2 * VACATION_DAYS;
  if (tooLong || [from, to].some((day) => daysIn(yearOf(day), all) > VACATION_DAYS))
    throw bad(`a year has at most ${VACATION_DAYS} days of vacation`);
  return all;
}

/** The pause from the start of the first day to the end of the last. */
export const pauseOf = ({ from, to }: Vacation, timeZone: string): Pause => ({
  startAtMs: startOfDay(from, timeZone),
  endAtMs: startOfDay(dayOf(dayNumber(to) + 1), timeZone),
});
