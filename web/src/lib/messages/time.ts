/** Dates and spans in the reader's words. */

import { m } from './messages.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `5 hours`, `2 days`: the time until then, in the largest unit that says enough. */
export function spanUntil(nowMs: number, whenMs: number): string {
  const span = Math.max(0, whenMs - nowMs);
  const unit = (name: string, length: number): string =>
    new Intl.NumberFormat(m.language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(
      Math.floor(span / length),
    );
  if (span >= 2 * DAY_MS) return unit('day', DAY_MS);
  return span >= 2 * HOUR_MS ? unit('hour', HOUR_MS) : unit('minute', MINUTE_MS);
}

/** A moment: the time today, else with its weekday or date. */
export function momentOf(nowMs: number, whenMs: number): string {
  const sameDay = new Date(nowMs).toDateString() === new Date(whenMs).toDateString();
  const near = Math.abs(whenMs - nowMs) < 6 * DAY_MS;
  const day: Intl.DateTimeFormatOptions = near ? { weekday: 'short' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(m.language, {
    ...(sameDay ? {} : day),
    hour: 'numeric',
    minute: '2-digit',
  }).format(whenMs);
}

/** A moment that matters by its day: the time only where it is less than a day away. */
export function roughMomentOf(nowMs: number, whenMs: number): string {
  const span = whenMs - nowMs;
  if (span < DAY_MS) return momentOf(nowMs, whenMs);
  const day: Intl.DateTimeFormatOptions =
    span < 6 * DAY_MS ? { weekday: 'short' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(m.language, day).format(whenMs);
}

export const dayOf = (whenMs: number): string =>
  new Intl.DateTimeFormat(m.language, { dateStyle: 'medium' }).format(whenMs);
