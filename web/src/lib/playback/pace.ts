/** How fast a game is shown. */

import type { Speed } from '../platform/device-settings.ts';

const PACES: Readonly<Record<Speed, number>> = { slow: 0.5, normal: 1, fast: 2.5 };

/** Faster when much happened, so that nobody waits long for a decision. */
const hurryOf = (waiting: number): number =>
  waiting <= 6 ? 1 : waiting <= 15 ? 1.5 : waiting <= 40 ? 2.5 : 5;

/** How many times as fast as written the moves are shown, with so many plies still to be shown. */
export const paceOf = (speed: Speed, waiting: number): number => PACES[speed] * hurryOf(waiting);
