/** The reader's own seat, and how the board lies before them. */

import { seatOf, type Seat } from '@aeroplane/engine';
import type { View } from '../api-types/types.ts';

/** The seat of the reader; null for onlookers, and where several people sit at one device. */
export function ownSeat({ seats }: Pick<View, 'seats'>): Seat | null {
  const [own, other] = seats.filter(({ you }) => you);
  return own?.colour && !other ? seatOf(own.colour) : null;
}

/** The quarter turns that bring the reader's own colour to the bottom; none for onlookers, who see it as it is drawn. */
export function turnFor({ seats }: Pick<View, 'seats'>, ownColourBelow: boolean): number {
  const own = seats.find(({ you, colour }) => you && colour !== null);
  return ownColourBelow && own?.colour ? (4 - seatOf(own.colour)) % 4 : 0;
}
