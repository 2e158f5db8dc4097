/** Questions about the seats of a view. */

import { SEATS, seatOf, type Seat } from '@aeroplane/engine';
import type { View } from '../api-types/types.ts';
import { seatOfPly, type GameLog } from './log.ts';
import { ownSeat } from './own-side.ts';
import type { StoryAudience } from './story.ts';

/** The reader has a seat. */
export const isSeated = ({ seats }: View): boolean => seats.some(({ you }) => you);

/** A bot plays for the reader until they come back. */
export const isHeldByBot = ({ status, seats }: View): boolean =>
  status === 'playing' && seats.some(({ you, held }) => you && held);

/** It is the reader's turn; where `everybodyHere`, any person's. */
export const isTurnHere = ({ toAct, seats }: View, everybodyHere: boolean): boolean =>
  toAct !== null && (everybodyHere || seats.some(({ you, colour }) => you && colour === toAct));

/** The seats without a player. */
export const emptySeats = ({ seats }: View): Seat[] =>
  SEATS.filter((seat) => !seats.some(({ colour }) => colour && seatOf(colour) === seat));

/** The reader as the audience of the story. A bot's choice is noted only where it stands in for a person. */
export function audienceOf(view: View, log: GameLog): StoryAudience {
  const { marks, seats } = view;
  const isBot = (ply: number): boolean => {
    const seat = seatOfPly(log, ply);
    return seats.some(({ kind, colour }) => kind === 'bot' && colour !== null && seatOf(colour) === seat);
  };
  return { ...marks, bot: marks.bot.filter((ply) => !isBot(ply)), own: ownSeat(view) };
}
