/** Dates and spans of time in the reader's language. */

import { m } from './messages.ts';
import { ownDate, type OwnDates, type SpanUnit } from './own-dates.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The language's own dates, if this browser does not know the language. */
const ownDates = (): OwnDates | undefined =>
  m.dates && Intl.DateTimeFormat.supportedLocalesOf(m.language).length === 0 ? m.dates : undefined;

/** A moment as the options ask. */
export function dateText(atMs: number, options: Intl.DateTimeFormatOptions): string {
  const own = ownDates();
  return own ? ownDate(own, atMs, options) : new Intl.DateTimeFormat(m.language, options).format(atMs);
}

/** `5 hours`, `2 days`: the time until then, in the largest unit that says enough. */
export function spanUntil(nowMs: number, whenMs: number): string {
  const span = Math.max(0, whenMs - nowMs);
  const unit = (name: SpanUnit, length: number): string => m.span(Math.floor(span / length), name);
  if (span >= 2 * DAY_MS) return unit('day', DAY_MS);
  return span >= 2 * HOUR_MS ? unit('hour', HOUR_MS) : unit('minute', MINUTE_MS);
}

/** A moment: the time today, else with its weekday or date. */
export function momentOf(nowMs: number, whenMs: number): string {
  const sameDay = new Date(nowMs).toDateString() === new Date(whenMs).toDateString();
  const near = Math.abs(whenMs - nowMs) < 6 * DAY_MS;
  const day: Intl.DateTimeFormatOptions = near ? { weekday: 'short' } : { day: 'numeric', month: 'short' };
  return dateText(whenMs, { ...(sameDay ? {} : day), hour: 'numeric', minute: '2-digit' });
}

/** A moment whose day matters more than its time, which is shown only less than a day ahead. */
export function roughMomentOf(nowMs: number, whenMs: number): string {
  const span = whenMs - nowMs;
  if (span < DAY_MS) return momentOf(nowMs, whenMs);
  return dateText(whenMs, span < 6 * DAY_MS ? { weekday: 'short' } : { day: 'numeric', month: 'short' });
}

export const dayOf = (whenMs: number): string => dateText(whenMs, { dateStyle: 'medium' });
