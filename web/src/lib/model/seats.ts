/** What a view says of who sits at its table. */

import { SEATS, seatOf, type Seat } from '@aeroplane/engine';
import type { View } from '../api-types/types.ts';
import { seatOfPly, type GameLog } from './log.ts';
import { ownSeat } from './own-side.ts';
import type { Telling } from './story.ts';

/** The reader has a seat. */
export const isSeated = ({ seats }: View): boolean => seats.some(({ you }) => you);

/** A bot plays for the reader until they come back. */
export const isHeld = ({ status, seats }: View): boolean =>
  status === 'playing' && seats.some(({ you, held }) => you && held);

/** It is the reader's turn, or that of anybody `everybodyHere`. */
export const isTurnHere = ({ toAct, seats }: View, everybodyHere: boolean): boolean =>
  toAct !== null && (everybodyHere || seats.some(({ you, colour }) => you && colour === toAct));

/** Where nobody plays. */
export const emptySeats = ({ seats }: View): Seat[] =>
  SEATS.filter((seat) => !seats.some(({ colour }) => colour && seatOf(colour) === seat));

/** How the story is told to the reader. That a bot chose is worth a word only where it sits in for somebody. */
export function tellingOf(view: View, log: GameLog): Telling {
  const { marks, seats } = view;
  const isBot = (ply: number): boolean => {
    const seat = seatOfPly(log, ply);
    return seats.some(({ kind, colour }) => kind === 'bot' && colour !== null && seatOf(colour) === seat);
  };
  return { ...marks, bot: marks.bot.filter((ply) => !isBot(ply)), own: ownSeat(view) };
}
