/**
 * Availability as texts. Quiet hours are the eight digits of their times, a vacation in a seat its ends in seconds since
 * 1970 in base 36. A seat has both, with the time zone of the quiet hours between them.
 */

import type { Pause, QuietWindow, Availability, Vacation, ZonedWindow } from '@aeroplane/core';

const broken = (text: string): Error => new Error(`a stored item has no proper rest: ${text}`);

export const packWindow = ({ start, end }: QuietWindow): string => `${start}${end}`.replaceAll(':', '');

export function unpackWindow(text: string): QuietWindow {
  const [, hour, minute, endHour, endMinute] = /^(..)(..)(..)(..)/.exec(text) ?? [];
  if (endMinute === undefined) throw broken(text);
  return { start: `${hour}:${minute}`, end: `${endHour}:${endMinute}` };
}

const packQuiet = (quiet: ZonedWindow): string => packWindow(quiet) + quiet.timeZone;

const packPause = ({ startAtMs, endAtMs }: Pause): string =>
  [startAtMs, endAtMs].map((ms) => Math.round(ms / 1000).toString(36)).join('-');

/** Empty for a player who is always available. */
export function packRest({ quiet, away }: Availability): string {
  if (quiet === undefined && away === undefined) return '';
  return `${quiet === undefined ? '' : packQuiet(quiet)}${away === undefined ? '' : ` ${packPause(away)}`}`;
}

export function unpackRest(text: string): Availability {
  const [quiet = '', away] = text.split(' ');
  const [startAtMs, endAtMs] = (away?.split('-') ?? []).map((seconds) => Number.parseInt(seconds, 36) * 1000);
  return {
    ...(quiet !== '' && { quiet: { ...unpackWindow(quiet), timeZone: quiet.slice(8) } }),
    ...(startAtMs !== undefined && endAtMs !== undefined && { away: { startAtMs, endAtMs } }),
  };
}

export const packVacations = (vacations: readonly Vacation[]): string =>
  vacations.map(({ from, to }) => `${from}/${to}`).join(' ');

export const unpackVacations = (text: string): Vacation[] =>
  text.split(' ').map((days) => {
    const [from, to] = days.split('/');
    if (from === undefined || to === undefined) throw broken(text);
    return { from, to };
  });
