import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asTurnOf, checkPosition, makePosition, SEATS, seatsInPlay, type Seat } from '../src/index.ts';
import { positionArbitrary } from './arbitraries.ts';
import { lay, readPosition } from './scenario.ts';

const seen = (text: string, seat: Seat): string | undefined => {
  const position = asTurnOf(readPosition(text), seat);
  return position && makePosition(position);
};

describe('a position as the turn of a seat', () => {
  it('has that turn and the same planes', () => {
    expect(seen(lay({ r: '5,7+7', b: '9' }), 2)).toBe(lay({ r: '5,7+7', b: '9' }, { turn: 'b' }));
  });

  it('forgets the sixes of the running turn and their marks', () => {
    expect(seen(lay({ r: "5,5',7+7'", b: '9' }, { sixes: 2 }), 2)).toBe(
      lay({ r: '5,5,7+7', b: '9' }, { turn: 'b' }),
    );
  });

  it('is unchanged if it is that turn already, with its sixes and marks', () => {
    const position = readPosition(lay({ r: "5,5'", b: '9' }, { sixes: 1 }));
    expect(asTurnOf(position, 0)).toBe(position);
  });

  it.each([
    ['empty', lay({ r: '5', b: '9' }), 1],
    ['gone', lay({ r: '5', y: 'x', b: '9' }), 1],
    ['ranked', lay({ r: '5', y: 'F,F,F,F', b: '9' }, { rank: 'y' }), 1],
    ['done, the game being over', lay({ r: '5', b: 'F,F,F,F' }, { turn: '-', rank: 'br' }), 0],
  ] as const)('is none for a seat that is %s', (_, text, seat) => {
    expect(seen(text, seat)).toBeUndefined();
  });

  it('is possible, and all but the turn is as before, for every seat in play', () => {
    fc.assert(
      fc.property(positionArbitrary, ({ rules, position }) => {
        for (const seat of SEATS) {
          const turned = asTurnOf(position, seat);
          expect(turned !== undefined).toBe(seatsInPlay(position).includes(seat));
          if (turned === undefined) continue;
          expect(checkPosition(rules, turned).ok).toBe(true);
          const unmarked = (text: string): string => text.replaceAll("'", '').replace(/turn=. sixes=./, '');
          expect(unmarked(makePosition(turned))).toBe(unmarked(makePosition(position)));
        }
      }),
    );
  });
});
