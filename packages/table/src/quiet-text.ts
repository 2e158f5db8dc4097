/** Quiet windows as texts: the eight digits of their times, and in a seat the zone behind them. */

import type { QuietWindow, ZonedWindow } from '@aeroplane/core';

export const packWindow = ({ start, end }: QuietWindow): string => `${start}${end}`.replaceAll(':', '');

export function unpackWindow(text: string): QuietWindow {
  const [, hour, minute, endHour, endMinute] = /^(..)(..)(..)(..)/.exec(text) ?? [];
  if (endMinute === undefined) throw new Error(`a stored item has no proper quiet window: ${text}`);
  return { start: `${hour}:${minute}`, end: `${endHour}:${endMinute}` };
}

export const packZonedWindow = (window: ZonedWindow): string => packWindow(window) + window.timeZone;

export const unpackZonedWindow = (text: string): ZonedWindow => ({
  ...unpackWindow(text),
  timeZone: text.slice(8),
});
