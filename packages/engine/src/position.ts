/** A position: the planes, the turn and the ranking, as a plain JSON value. */

import { AT_HOME, IN_HANGAR, type Group } from './group.ts';
import type { Rules } from './rules.ts';
import { SEATS, type Seat } from './seat.ts';

/** The groups of one player, ascending. */
export type Fleet = readonly Group[];

export interface Position {
  /** By seat; null for a seat that is empty or has left. */
  readonly fleets: readonly (Fleet | null)[];
  /** The seat that rolls or chooses; null when the game is over. */
  readonly turn: Seat | null;
  /** Sixes rolled so far in this turn, 0 … 2; always 0 with `thirdSix: "free"`. */
  readonly sixes: number;
  /** Seats in finishing order, without those who left; the full ranking when the game is over. */
  readonly rank: readonly Seat[];
  /** Seats that left, in order. */
  readonly left: readonly Seat[];
}

/** Whether every plane of a fleet is home. */
export const isHome = (fleet: Fleet): boolean => fleet.every((code) => code === AT_HOME);

/** The position before the first roll, with every plane in its hangar. */
export function openingPosition(rules: Rules, seats: readonly Seat[], first: Seat): Position {
  const fleet = Array.from({ length: rules.planes }, () => IN_HANGAR);
  return {
    fleets: SEATS.map((seat) => (seats.includes(seat) ? fleet : null)),
    turn: first,
    sixes: 0,
    rank: [],
    left: [],
  };
}

/** Whether a seat is in play: taken, not ranked, not left. */
export const isInPlay = (position: Position, seat: Seat): boolean =>
  position.fleets[seat] != null && !position.rank.includes(seat);

/** The seats in play, in order. */
export const seatsInPlay = (position: Position): Seat[] => SEATS.filter((seat) => isInPlay(position, seat));
