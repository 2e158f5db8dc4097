/** How long a game lasts, as it was measured. */

import { presetOf, type Preset } from '@aeroplane/engine';
import type { Draft } from './draft.ts';

/** By who rolls. */
type Days = Readonly<Record<Draft['rolling'], number>>;

/**
 * Median days a game with people in all seats who look in about twice a day and come when they are notified, with 8 hours
 * to 3 days for each decision: `npm run simulate`, in `test/bench/results.md` under "Weeks of correspondence".
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

/** Times that nobody keeps who looks in twice a day. */
const IN_ONE_SITTING: readonly Draft['turnTime'][] = ['5m', '1h'];

/** From so many days on, weeks say enough. */
const FORTNIGHT = 14;

export type ExpectedLength = { readonly days: number } | { readonly weeks: number };

/** How long a game is expected to last; undefined where nothing like it was measured: own rules, bots, or short times. */
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
