/**
 * The four seats (docs/rules.md#the-board). A seat has a number, clockwise round the board; a colour; and in texts the first
 * letter of that colour.
 */

export const COLOURS = ['red', 'yellow', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

export const SEATS = [0, 1, 2, 3] as const;
export type Seat = (typeof SEATS)[number];

export const SEAT_LETTERS = ['r', 'y', 'b', 'g'] as const;

export const colourOf = (seat: Seat): Colour => COLOURS[seat];

/** The seat of a colour. */
export const seatOf = (colour: Colour): Seat => COLOURS.indexOf(colour) as Seat;

export const isColour = (value: unknown): value is Colour => COLOURS.includes(value as Colour);

/** The seat of a letter, or undefined. */
export function seatOfLetter(letter: string): Seat | undefined {
  const index = (SEAT_LETTERS as readonly string[]).indexOf(letter);
  return index < 0 ? undefined : (index as Seat);
}

/** The seat across the board: red and blue, yellow and green. */
export const oppositeOf = (seat: Seat): Seat => ((seat + 2) % 4) as Seat;
