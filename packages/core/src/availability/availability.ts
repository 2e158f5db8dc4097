/**
 * When a player rests, and their clock stands still (DESIGN § 3): quiet hours of every night, and a vacation. Where the
 * two touch they are one pause.
 */

import { holds, type Pause } from './pause.ts';
import { dayAt, quietNights, type QuietWindow, type ZonedWindow } from './quiet-hours.ts';
import { pauseOf, vacationFrom, type Vacation } from './vacation.ts';

/** What a player has said of their rest. */
interface Resting {
  readonly quiet?: QuietWindow;
  readonly timeZone?: string;
  readonly vacations: readonly Vacation[];
}

/** What of a player's rest a seat keeps. */
export interface Availability {
  readonly quiet?: ZonedWindow;
  /** The vacation that was announced last. */
  readonly away?: Pause;
}

function nightAt(atMs: number, { quiet }: Availability): Pause | undefined {
  if (quiet === undefined) return undefined;
  return quietNights(atMs, quiet, quiet.timeZone).find((night) => holds(night, atMs));
}

/** The pause that an instant lies in; undefined for one in waking hours. */
export function pauseAt(atMs: number, rest: Availability): Pause | undefined {
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

/** What of a player's rest their seats keep: the quiet window, and the vacation that runs or is still to come. */
export function availabilityOf({ quiet, timeZone, vacations }: Resting, nowMs: number): Availability {
  if (timeZone === undefined) return {};
  const vacation = vacationFrom(dayAt(nowMs, timeZone), vacations);
  return {
    ...(quiet !== undefined && { quiet: { ...quiet, timeZone } }),
    ...(vacation !== undefined && { away: pauseOf(vacation, timeZone) }),
  };
}
