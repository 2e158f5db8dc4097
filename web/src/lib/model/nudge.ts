/** The seat that the reader of a game may nudge now. */

import type { View, ViewSeat } from '../api-types/types.ts';
import { awayUntilMs } from './seat-name.ts';

/** The seat to act, if it may be nudged yet; undefined otherwise. */
export function nudgedSeat(view: View, nowMs: number): ViewSeat | undefined {
  if (view.nudgeFrom === undefined || Date.parse(view.nudgeFrom) > nowMs) return undefined;
  const seat = view.seats.find(({ colour }) => colour !== null && colour === view.toAct);
  if (seat?.kind !== 'player' || seat.you || awayUntilMs(seat, nowMs) !== undefined) return undefined;
  return seat;
}
