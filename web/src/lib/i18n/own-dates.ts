/** Dates in languages that some browsers' `Intl` lacks: it would write them in another language. */

export type SpanUnit = 'day' | 'hour' | 'minute';

export interface OwnDates {
  /** Sunday first. */
  readonly weekdays: Readonly<Record<'short' | 'long', readonly string[]>>;
  /** Months count from 1. */
  date(month: number, day: number, year?: number): string;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The parts of a moment that the options ask for, in the order weekday, date, time. */
export function ownDate(own: OwnDates, atMs: number, options: Intl.DateTimeFormatOptions): string {
  const { timeZone, weekday, day, hour, dateStyle } = options;
  const format = new Intl.DateTimeFormat('en', {
    ...(timeZone !== undefined && { timeZone }),
    ...{ weekday: 'short', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const parts = new Map(format.formatToParts(atMs).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes): number => Number(parts.get(name));
  const names = own.weekdays[weekday === 'long' ? 'long' : 'short'];
  return [
    ...(weekday ? [names[WEEKDAYS.indexOf(parts.get('weekday') ?? '')] ?? ''] : []),
    ...(day ? [own.date(part('month'), part('day'))] : []),
    ...(dateStyle ? [own.date(part('month'), part('day'), part('year'))] : []),
    ...(hour ? [`${parts.get('hour')}:${parts.get('minute')}`] : []),
  ].join(', ');
}
