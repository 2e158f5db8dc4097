import { boardTurned } from '@aeroplane/board';
import { seatOf, type Colour } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import type { ViewSeat } from '../../src/lib/api-types/types.ts';
import { turnFor } from '../../src/lib/model/own-side.ts';

const COLOURS: readonly Colour[] = ['red', 'yellow', 'blue', 'green'];

const seats = (own?: Colour): ViewSeat[] =>
  COLOURS.map((colour) => ({ colour, kind: 'player', name: colour, ...(colour === own && { you: true }) }));

describe("the reader's own side", () => {
  it.each(COLOURS)('is at the bottom left for %s, with its column below the centre', (colour) => {
    const corridor = boardTurned(turnFor({ seats: seats(colour) }, true)).corridors[seatOf(colour)];
    expect(corridor?.hangar.centre.x).toBeCloseTo(2);
    expect(corridor?.hangar.centre.y).toBeCloseTo(15);
    expect(corridor?.column[0]?.centre.y).toBeGreaterThan(12);
  });

  it('is not rotated by choice, nor for onlookers', () => {
    expect(turnFor({ seats: seats('blue') }, false)).toBe(0);
    expect(turnFor({ seats: seats() }, true)).toBe(0);
  });
});
