import { seatOf, type Seat } from '@aeroplane/engine';
import type { View } from '../api-types/types.ts';

/** A die that has been rolled and waits for its player's move. */
export interface TableDie {
  readonly seat: Seat;
  readonly die: number;
}

/** The die on the table; null while none has been rolled. */
export const dieOnTable = ({ die, toAct }: Pick<View, 'die' | 'toAct'>): TableDie | null =>
  die !== null && toAct ? { seat: seatOf(toAct), die } : null;
