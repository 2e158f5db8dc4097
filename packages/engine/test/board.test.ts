/** The formulas of docs/rules.md#the-board against the board itself: its cells in clockwise order, with their colours. */

import { describe, expect, it } from 'vitest';
import {
  cellOf,
  cellOwner,
  colourOf,
  jumpsFrom,
  oppositeOf,
  SEAT_LETTERS,
  SEATS,
  seatOf,
  stepSeenBy,
} from '../src/index.ts';
import { isColour, seatOfLetter } from '../src/seat.ts';

/** The colours of cells 0 … 51 on the board. */
const CELL_COLOURS = 'grybgrybgrybgrybgrybgrybgrybgrybgrybgrybgrybgrybgryb';

describe('the track', () => {
  it('has the colours of the board', () => {
    for (let cell = 0; cell < 52; cell += 1) {
      expect(SEAT_LETTERS[cellOwner(cell)]).toBe(CELL_COLOURS[cell]);
    }
  });

  it('begins beside each launch cell and turns in at the column', () => {
    expect(SEATS.map((seat) => cellOf(seat, 1))).toEqual([0, 13, 26, 39]);
    expect(SEATS.map((seat) => cellOf(seat, 50))).toEqual([49, 10, 23, 36]);
  });

  it('takes each player over 50 different cells and past the two before their first', () => {
    for (const seat of SEATS) {
      const visited = new Set(Array.from({ length: 50 }, (_, index) => cellOf(seat, index + 1)));
      expect(visited.size).toBe(50);
      expect(visited.has((13 * seat + 50) % 52)).toBe(false);
      expect(visited.has((13 * seat + 51) % 52)).toBe(false);
    }
  });

  it('has an own-colour cell at every step 2, 6, …, 50 and at no other', () => {
    for (const seat of SEATS) {
      for (let step = 1; step <= 50; step += 1) {
        expect(cellOwner(cellOf(seat, step)) === seat).toBe(step % 4 === 2);
      }
    }
  });

  it('makes a plane jump on own colour, but not on 18 and 50', () => {
    const jumping = Array.from({ length: 57 }, (_, step) => step).filter(jumpsFrom);
    expect(jumping).toEqual([2, 6, 10, 14, 22, 26, 30, 34, 38, 42, 46]);
  });
});

describe("another player's step on the same cell", () => {
  it('is the step whose cell is the same, for every pair of seats', () => {
    for (const mover of SEATS) {
      for (const other of SEATS) {
        if (mover === other) continue;
        for (let step = 1; step <= 50; step += 1) {
          const theirs = Array.from({ length: 50 }, (_, index) => index + 1).filter(
            (one) => cellOf(other, one) === cellOf(mover, step),
          );
          const seen = stepSeenBy(mover, step, other);
          if (theirs.length === 0) expect(seen).toBeGreaterThan(56);
          else expect([seen]).toEqual(theirs);
        }
      }
    }
  });

  it('does not exist off the track, nor for the mover', () => {
    expect(stepSeenBy(0, 0, 1)).toBeGreaterThan(56);
    for (const step of [51, 53, 56, -1]) expect(stepSeenBy(0, step, 2)).toBeGreaterThan(56);
    expect(stepSeenBy(0, 20, 0)).toBeGreaterThan(56);
  });
});

describe('a seat', () => {
  it('has a colour and a letter, and both lead back to it', () => {
    expect(SEATS.map(colourOf)).toEqual(['red', 'yellow', 'blue', 'green']);
    for (const seat of SEATS) {
      expect(seatOf(colourOf(seat))).toBe(seat);
      expect(seatOfLetter(SEAT_LETTERS[seat])).toBe(seat);
    }
    expect(seatOfLetter('x')).toBeUndefined();
    expect(seatOfLetter('')).toBeUndefined();
  });

  it('sits opposite another: red and blue, yellow and green', () => {
    expect(SEATS.map(oppositeOf)).toEqual([2, 3, 0, 1]);
  });

  it('is named by its colour and nothing else', () => {
    expect(isColour('red')).toBe(true);
    for (const none of ['Red', 'r', '', 0, null, undefined, ['red']]) expect(isColour(none)).toBe(false);
  });
});
