/** The reader's own seat, and the rotation of the board that puts it at the bottom. */

import { seatOf, type Seat } from '@aeroplane/engine';
import type { View } from '../api-types/types.ts';

/** The reader's seat; null for onlookers, and where several people share a device. */
export function ownSeat({ seats }: Pick<View, 'seats'>): Seat | null {
  const [own, other] = seats.filter(({ you }) => you);
  return own?.colour && !other ? seatOf(own.colour) : null;
}

/** The clockwise quarter turns (0 … 3) that put the reader's own colour at the bottom; 0 for onlookers. */
export function turnFor({ seats }: Pick<View, 'seats'>, ownColourBelow: boolean): number {
  const own = seats.find(({ you, colour }) => you && colour !== null);
  return ownColourBelow && own?.colour ? (4 - seatOf(own.colour)) % 4 : 0;
}
