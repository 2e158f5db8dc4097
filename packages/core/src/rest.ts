/**
 * When a player rests, and their clock stands still (DESIGN § 3): quiet hours of every night, and a vacation. Where the
 * two touch they are one pause.
 */

import { quietNights, type ZonedWindow } from './quiet-window.ts';

/** A time in which a clock stands still; its end is no part of it. */
export interface Pause {
  readonly startAtMs: number;
  readonly endAtMs: number;
}

/** What of a player's rest a seat keeps. */
export interface Rest {
  readonly quiet?: ZonedWindow;
  /** The vacation that was announced last. */
  readonly away?: Pause;
}

const holds = ({ startAtMs, endAtMs }: Pause, atMs: number): boolean => startAtMs <= atMs && atMs < endAtMs;

function nightAt(atMs: number, { quiet }: Rest): Pause | undefined {
  if (quiet === undefined) return undefined;
  return quietNights(atMs, quiet, quiet.timeZone).find((night) => holds(night, atMs));
}

/** The pause that an instant lies in; undefined for one in waking hours. */
export function pauseAt(atMs: number, rest: Rest): Pause | undefined {
  const night = nightAt(atMs, rest);
  const { away } = rest;
  const touches =
    away !== undefined &&
    (holds(away, atMs) ||
      (night !== undefined && night.startAtMs <= away.endAtMs && away.startAtMs <= night.endAtMs));
  if (!touches) return night;
  return {
    // The night that ends as the vacation begins holds the moment before it.
    startAtMs: nightAt(away.startAtMs - 1, rest)?.startAtMs ?? away.startAtMs,
    endAtMs: nightAt(away.endAtMs, rest)?.endAtMs ?? away.endAtMs,
  };
}
