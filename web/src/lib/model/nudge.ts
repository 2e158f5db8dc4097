/** Whom the reader of a game may nudge at this moment. */

import type { View, ViewSeat } from '../api-types/types.ts';
import { awayUntilMs } from './seat-name.ts';

/** The seat that is waited for, if it has been for long enough; undefined where there is nobody to nudge. */
export function nudgedSeat(view: View, nowMs: number): ViewSeat | undefined {
  if (view.nudgeFrom === undefined || Date.parse(view.nudgeFrom) > nowMs) return undefined;
  const seat = view.seats.find(({ colour }) => colour !== null && colour === view.toAct);
  if (seat?.kind !== 'player' || seat.you || awayUntilMs(seat, nowMs) !== undefined) return undefined;
  return seat;
}
