/** How the board lies before its reader. */

import { seatOf } from '@aeroplane/engine';
import type { View } from '../api/types.ts';

/** The quarter turns that bring the reader's own colour to the bottom; none for onlookers, who see it as it is drawn. */
export function turnFor({ seats }: Pick<View, 'seats'>, ownColourBelow: boolean): number {
  const own = seats.find(({ you, colour }) => you && colour !== null);
  return ownColourBelow && own?.colour ? (4 - seatOf(own.colour)) % 4 : 0;
}
