/**
 * The four seats. A seat is known by its number (clockwise, as on the board), its colour and the first letter
 * of its colour in texts (RULES § 2, § 4).
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

/** The seat whose letter this is, or undefined. */
export function seatOfLetter(letter: string): Seat | undefined {
  const index = (SEAT_LETTERS as readonly string[]).indexOf(letter);
  return index < 0 ? undefined : (index as Seat);
}

/** The seat across the board: red and blue, yellow and green. */
export const oppositeOf = (seat: Seat): Seat => ((seat + 2) % 4) as Seat;
