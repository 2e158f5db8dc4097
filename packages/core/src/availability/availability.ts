/**
 * When a player's clock stands still (docs/design.md#time-per-decision): in the quiet hours of every night and during a
 * vacation. Where the two touch they form one pause.
 */

import { holds, type Pause } from './pause.ts';
import { dayAt, quietNights, type QuietWindow, type ZonedWindow } from './quiet-hours.ts';
import { pauseOf, vacationFrom, type Vacation } from './vacation.ts';

/** The settings of a player that decide their availability. */
interface AvailabilitySettings {
  readonly quiet?: QuietWindow;
  readonly timeZone?: string;
  readonly vacations: readonly Vacation[];
}

/** A player's availability as their seats store it. */
export interface Availability {
  readonly quiet?: ZonedWindow;
  /** The vacation that was announced last. */
  readonly away?: Pause;
}

function nightAt(atMs: number, { quiet }: Availability): Pause | undefined {
  if (quiet === undefined) return undefined;
  return quietNights(atMs, quiet, quiet.timeZone).find((night) => holds(night, atMs));
}

/** The pause that an instant lies in; undefined outside every pause. */
export function pauseAt(atMs: number, availability: Availability): Pause | undefined {
  const night = nightAt(atMs, availability);
  const { away } = availability;
  const touches =
    away !== undefined &&
    (holds(away, atMs) ||
      (night !== undefined && night.startAtMs <= away.endAtMs && away.startAtMs <= night.endAtMs));
  if (!touches) return night;
  return {
    // A night that ends exactly as the vacation begins is found one millisecond earlier.
    startAtMs: nightAt(away.startAtMs - 1, availability)?.startAtMs ?? away.startAtMs,
    endAtMs: nightAt(away.endAtMs, availability)?.endAtMs ?? away.endAtMs,
  };
}

/** The availability that a player's seats store: the quiet window, and the vacation that runs or is still to come. */
export function availabilityOf(
  { quiet, timeZone, vacations }: AvailabilitySettings,
  nowMs: number,
): Availability {
  if (timeZone === undefined) return {};
  const vacation = vacationFrom(dayAt(nowMs, timeZone), vacations);
  return {
    ...(quiet !== undefined && { quiet: { ...quiet, timeZone } }),
    ...(vacation !== undefined && { away: pauseOf(vacation, timeZone) }),
  };
}
