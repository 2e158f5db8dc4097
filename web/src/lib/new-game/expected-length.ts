/** How long a game lasts, by measurement. */

import { presetOf, type Preset } from '@aeroplane/engine';
import type { Draft } from './draft.ts';

/** Days by the game's way of rolling. */
type Days = Readonly<Record<Draft['rolling'], number>>;

/**
 * Median days of a game with a person in every seat who looks in about twice a day and reacts to notices, with 8 hours to
 * 3 days for each decision: `npm run simulate`, in `test/bench/results.md` under "Weeks of correspondence".
 */
const MEDIAN_DAYS: Readonly<Record<Preset, Readonly<Record<number, Days>>>> = {
  classic: {
    2: { tap: 11.7, auto: 9.4 },
    3: { tap: 37.2, auto: 36.2 },
    4: { tap: 62.4, auto: 37.2 },
  },
  quick: {
    2: { tap: 9.2, auto: 3.0 },
    3: { tap: 12.1, auto: 3.8 },
    4: { tap: 29.4, auto: 6.6 },
  },
  mainland: {
    2: { tap: 8.1, auto: 4.7 },
    3: { tap: 50.9, auto: 6.0 },
    4: { tap: 73.7, auto: 18.5 },
  },
};

/** Times per decision that are too short for somebody who looks in twice a day. */
const IN_ONE_SITTING: readonly Draft['turnTime'][] = ['5m', '1h'];

/** From this many days on, weeks are precise enough. */
const FORTNIGHT = 14;

export type ExpectedLength = { readonly days: number } | { readonly weeks: number };

/** How long a game is expected to last; undefined if none like it was measured: own rules, bots, or short times. */
export function expectedLength(
  draft: Pick<Draft, 'rules' | 'guests' | 'turnTime' | 'rolling'>,
): ExpectedLength | undefined {
  const { rules, guests, turnTime, rolling } = draft;
  const preset = presetOf(rules);
  if (preset === undefined || IN_ONE_SITTING.includes(turnTime)) return undefined;
  if (guests.some((guest) => guest !== 'open')) return undefined;
  const days = MEDIAN_DAYS[preset][guests.length + 1]?.[rolling];
  if (days === undefined) return undefined;
  return days < FORTNIGHT ? { days: Math.round(days) } : { weeks: Math.round(days / 7) };
}
