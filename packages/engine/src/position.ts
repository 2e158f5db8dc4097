/** A position: where every plane is, whose turn it is, and who is done. A plain JSON value. */

import { AT_HOME, IN_HANGAR, type Group } from './group.ts';
import type { Rules } from './rules.ts';
import { SEATS, type Seat } from './seat.ts';

/** The groups of one player, in canonical order, that is, ascending. */
export type Fleet = readonly Group[];

export interface Position {
  /** By seat; null where nobody sits or the player has left. */
  readonly fleets: readonly (Fleet | null)[];
  /** Who rolls or chooses; null when the game is over. */
  readonly turn: Seat | null;
  /** Sixes rolled so far in this turn, 0 … 2; always 0 with `thirdSix: "free"`. */
  readonly sixes: number;
  /** Seats in finishing order, without those who left; the full ranking when the game is over. */
  readonly rank: readonly Seat[];
  /** Seats that left, the earliest first. */
  readonly left: readonly Seat[];
}

/** Whether every plane of a fleet is home. */
export const isHome = (fleet: Fleet): boolean => fleet.every((code) => code === AT_HOME);

/** The position before the first roll: every plane of the taken seats in its hangar. */
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

/** Whose roll or decision it is; null when the game is over. Everything that asks "whose turn" asks this. */
export const whoDecides = (position: Position): Seat | null => position.turn;

/** The seats that still play: taken, not gone, not ranked. */
export const seatsInPlay = (position: Position): Seat[] =>
  SEATS.filter((seat) => position.fleets[seat] != null && !position.rank.includes(seat));
