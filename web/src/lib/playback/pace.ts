/** How fast a game is played back. */

import type { Speed } from '../platform/device-settings.ts';

const PACES: Readonly<Record<Speed, number>> = { slow: 0.5, normal: 1, fast: 2.5 };

/** Faster the more is waiting, so that no reader waits long for a decision. */
const hurryOf = (waiting: number): number =>
  waiting <= 6 ? 1 : waiting <= 15 ? 1.5 : waiting <= 40 ? 2.5 : 5;

/** The factor by which playback is faster than written, with `waiting` plies still to be shown. */
export const paceOf = (speed: Speed, waiting: number): number => PACES[speed] * hurryOf(waiting);
