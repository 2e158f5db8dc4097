import { cellOf, HANGAR, HOME, SEATS, SHORTCUT_FROM, SHORTCUT_TO } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { BOARD_SIDE, boardTurned, cellAt, headingAt, headingBetween, pointAt } from '../src/geometry.ts';

const board = boardTurned(0);
const corners = (index: number) => board.track[index]?.corners.map(({ x, y }) => [x, y]);

describe('the geometry of the board', () => {
  it('turns the red quarter into the cells of the other three', () => {
    expect(board.track).toHaveLength(52);
    // Cells 13, 25, 38 and 51, as the board was first drawn.
    // prettier-ignore
    expect(corners(13)).toEqual([[2, 4], [2, 6], [0, 6]]);
    // prettier-ignore
    expect(corners(25)).toEqual([[11, 0], [11, 2], [10, 2], [10, 0]]);
    // prettier-ignore
    expect(corners(38)).toEqual([[17, 11], [15, 11], [15, 10], [17, 10]]);
    // prettier-ignore
    expect(corners(51)).toEqual([[6, 17], [6, 15], [7, 15], [7, 17]]);
  });

  it('gives every cell the owner that the rules give it', () => {
    for (const seat of SEATS) {
      for (const step of [2, 6, SHORTCUT_FROM, SHORTCUT_TO, 50]) {
        expect(board.track[cellOf(seat, step)]?.owner).toBe(seat);
      }
    }
  });

  it('puts consecutive steps of a seat next to each other', () => {
    for (const seat of SEATS) {
      for (let step = 0; step < HOME; step += 1) {
        const [from, to] = [pointAt(board, seat, step), pointAt(board, seat, step + 1)];
        expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(2);
      }
    }
  });

  it('flies a shortcut across the opposite home column at its step 53', () => {
    for (const seat of SEATS) {
      const [from, to] = [pointAt(board, seat, SHORTCUT_FROM), pointAt(board, seat, SHORTCUT_TO)];
      const crossing = pointAt(board, ((seat + 2) % 4) as 0, 53);
      const along = [to.x - from.x, to.y - from.y];
      const aside = [crossing.x - from.x, crossing.y - from.y];
      const distance =
        Math.abs(along[0]! * aside[1]! - along[1]! * aside[0]!) / Math.hypot(along[0]!, along[1]!);
      expect(distance).toBeLessThan(0.2);
    }
  });

  it('rotates the whole board, so that any seat can sit where red does', () => {
    for (const seat of SEATS) {
      const turned = boardTurned((4 - seat) % 4);
      for (const step of [HANGAR, 0, 1, 23, 50, 53, HOME]) {
        expect(pointAt(turned, seat, step)).toEqual(pointAt(board, 0, step));
        expect((headingAt(turned, seat, step) - headingAt(board, 0, step) + 720) % 360).toBeCloseTo(0);
      }
    }
  });

  it('keeps every cell on the board', () => {
    for (const seat of SEATS) {
      for (let step = 0; step <= HOME; step += 1) {
        for (const { x, y } of cellAt(board, seat, step)?.corners ?? []) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(x, y)).toBeLessThanOrEqual(BOARD_SIDE);
        }
      }
    }
  });

  it('counts headings clockwise from up', () => {
    const middle = { x: 5, y: 5 };
    expect(headingBetween(middle, { x: 5, y: 4 })).toBeCloseTo(0);
    expect(headingBetween(middle, { x: 6, y: 5 })).toBeCloseTo(90);
    expect(headingBetween(middle, { x: 5, y: 6 })).toBeCloseTo(180);
  });
});
