/** Vacations in whole days, as `YYYY-MM-DD` in the player's zone (docs/design.md#time-per-decision). */

import type { Vacation } from '../api-types/types.ts';
import { dateText } from '../i18n/time.ts';

/** Days of vacation a year. */
export const VACATION_DAYS = 14;

const DAY_MS = 24 * 3_600_000;

/** The day of a moment in a zone. */
export function dayIn(timeZone: string, atMs: number): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(atMs).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
}

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The number of days, both ends included. */
export const daysOf = ({ from, to }: Vacation): number => numberOf(to) - numberOf(from) + 1;

export const isRunning = ({ from, to }: Vacation, today: string): boolean => from <= today && today <= to;

export type VacationFault = 'unset' | 'order' | 'past';

/** What is wrong with a vacation; only the server counts the days that are left of the year. */
export function vacationFault(
  wish: Vacation,
  today: string,
  present: Vacation | undefined,
): VacationFault | undefined {
  const { from, to } = wish;
  if (Number.isNaN(daysOf(wish))) return 'unset';
  if (to < from) return 'order';
  const running = present !== undefined && isRunning(present, today);
  return to < today || (from < today && !running) ? 'past' : undefined;
}

/** A day in the reader's language. */
export const dayText = (day: string): string =>
  dateText(numberOf(day) * DAY_MS, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' });
