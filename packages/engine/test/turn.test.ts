import { describe, expect, it } from 'vitest';
import { apply, makePosition, parsePosition, PASS, PRESETS, SEAT_LETTERS } from '../src/index.ts';
import { SEATINGS } from './arbitraries.ts';
import { after, lay, moves, valueOf } from './scenario.ts';

describe('the turn', () => {
  it.each(SEATINGS)('goes clockwise round the taken seats only: %j, %j', (...seats) => {
    const letters = seats.map((seat) => SEAT_LETTERS[seat]);
    const planes = Object.fromEntries(letters.map((letter) => [letter, '']));
    let text = lay(planes, { turn: letters[0] ?? 'r' });
    for (let roll = 1; roll <= 2 * letters.length; roll += 1) {
      text = after(text, '1-');
      expect(text).toBe(lay(planes, { turn: letters[roll % letters.length] ?? 'r' }));
    }
  });

  it('skips who has finished and who has left', () => {
    expect(after(lay({ r: '5', y: 'F,F,F,F', b: '9', g: '' }, { rank: 'y' }), '15')).toBe(
      lay({ r: '10', y: 'F,F,F,F', b: '9', g: '' }, { turn: 'b', rank: 'y' }),
    );
    expect(after(lay({ r: '', y: 'x', b: 'x', g: '' }), '1-')).toBe(
      lay({ r: '', y: 'x', b: 'x', g: '' }, { turn: 'g' }),
    );
  });

  it('stays where it is if nobody is in play, which no game leads to', () => {
    const text = lay({ r: 'F,F,F,F', b: 'F,F,F,F' }, { rank: 'rb' });
    const position = valueOf(parsePosition(text));
    expect(makePosition(apply(PRESETS.classic, position, 1, PASS))).toBe(text);
  });

  it('stays after a 6 and passes after anything else', () => {
    expect(after(lay({ r: '7', b: '' }), '67')).toBe(lay({ r: "13'", b: '' }, { sixes: 1 }));
    for (const die of [1, 2, 4, 5]) {
      expect(after(lay({ r: '7', b: '' }), `${die}7`)).toBe(lay({ r: `${7 + die}`, b: '' }, { turn: 'b' }));
    }
  });

  it('stays after a 6 that had no legal move, and the 6 counts', () => {
    const column = lay({ r: '51,52,53,54', b: '' });
    expect(moves(column, 6)).toBe('-');
    expect(after(column, '6-')).toBe(lay({ r: '51,52,53,54', b: '' }, { sixes: 1 }));
    expect(after(column, '6-, 6-')).toBe(lay({ r: '51,52,53,54', b: '' }, { sixes: 2 }));
    expect(after(column, '6-, 151')).toBe(lay({ r: '52,52,53,54', b: '' }, { turn: 'b' }));
  });
});

describe('coming home', () => {
  it('needs an exact roll', () => {
    expect(moves(lay({ r: '53,F,F,F', b: '' }), 4)).toBe('-');
    expect(moves(lay({ r: '53,F,F,F', b: '' }), 2)).toBe('53');
    expect(moves(lay({ r: '53,F,F,F', b: '' }), 3)).toBe('53');
    expect(after(lay({ r: '53', b: '' }), '353')).toBe(lay({ r: 'F', b: '' }, { turn: 'b' }));
  });

  it('with a 6 gives another roll while planes are still out', () => {
    expect(after(lay({ r: '50', b: '' }), '650')).toBe(lay({ r: 'F', b: '' }, { sixes: 1 }));
  });

  it('with the last plane ranks the player and passes the turn, even on a 6', () => {
    const text = lay({ r: '50,F,F,F', y: '4', b: '9' });
    expect(after(text, '650')).toBe(lay({ r: 'F,F,F,F', y: '4', b: '9' }, { turn: 'y', rank: 'r' }));
    const second = lay({ r: "50',F,F,F", y: '4', b: '9' }, { sixes: 2 });
    expect(after(second, "150'")).toBe(lay({ r: '51,F,F,F', y: '4', b: '9' }, { turn: 'y' }));
    const third = lay({ r: "50',F,F,F", y: '4', b: '9' }, { sixes: 1 });
    expect(after(third, "650'")).toBe(lay({ r: 'F,F,F,F', y: '4', b: '9' }, { turn: 'y', rank: 'r' }));
  });

  it('with the last plane on any other roll does the same', () => {
    const text = lay({ r: '53,F,F,F', y: '4', b: '9' });
    expect(after(text, '353')).toBe(lay({ r: 'F,F,F,F', y: '4', b: '9' }, { turn: 'y', rank: 'r' }));
  });

  it('of a stack of three brings all three home', () => {
    const text = lay({ r: '50+50+50,F', y: '4', b: '9' });
    expect(after(text, '63x50')).toBe(lay({ r: 'F,F,F,F', y: '4', b: '9' }, { turn: 'y', rank: 'r' }));
  });

  it('in fewer planes finishes sooner', () => {
    const quick = { planes: 2 } as const;
    const text = lay({ r: '55,F', y: '', b: '' }, { planes: 2 });
    expect(after(text, '155', quick)).toBe(
      lay({ r: 'F,F', y: '', b: '' }, { planes: 2, turn: 'y', rank: 'r' }),
    );
  });
});

describe('a bounce', () => {
  const bounce = { finish: 'bounce' } as const;

  it('turns round at the centre and never leaves the column', () => {
    for (let from = 51; from <= 55; from += 1) {
      for (let die = 1; die <= 5; die += 1) {
        const to = from + die <= 56 ? from + die : 112 - from - die;
        const planes = to === 56 ? 'F,F,F' : `${to},F,F`;
        expect(after(lay({ r: `${from},F,F`, b: '' }), `${die}${from}`, bounce)).toBe(
          lay({ r: planes, b: '' }, { turn: 'b' }),
        );
      }
    }
    expect(after(lay({ r: '55,F,F,F', b: '' }), '655', bounce)).toBe(
      lay({ r: "51',F,F,F", b: '' }, { sixes: 1 }),
    );
  });

  it('may end where it began: still a move, and a 6 marks it', () => {
    expect(moves(lay({ r: '53,F,F,F', b: '' }), 6, bounce)).toBe('53');
    expect(after(lay({ r: '53,F,F,F', b: '' }), '653', bounce)).toBe(
      lay({ r: "53',F,F,F", b: '' }, { sixes: 1 }),
    );
    expect(after(lay({ r: '54,F,F,F', b: '' }), '454', bounce)).toBe(
      lay({ r: '54,F,F,F', b: '' }, { turn: 'b' }),
    );
  });

  it('moves a stack as one', () => {
    expect(after(lay({ r: '55+55', b: '' }), '32x55', bounce)).toBe(
      lay({ r: '54+54', b: '' }, { turn: 'b' }),
    );
  });
});

describe('the end', () => {
  it('comes when one player is left, who is last', () => {
    expect(after(lay({ r: '53,F,F,F', b: '9' }), '353')).toBe(
      lay({ r: 'F,F,F,F', b: '9' }, { turn: '-', rank: 'rb' }),
    );
    expect(after(lay({ r: '50,F,F,F', b: '9' }), '650')).toBe(
      lay({ r: 'F,F,F,F', b: '9' }, { turn: '-', rank: 'rb' }),
    );
  });

  it('ranks by who came home first', () => {
    const text = lay({ r: '53,F,F,F', y: 'F,F,F,F', b: '9', g: 'F,F,F,F' }, { rank: 'gy' });
    expect(after(text, '353')).toBe(
      lay({ r: 'F,F,F,F', y: 'F,F,F,F', b: '9', g: 'F,F,F,F' }, { turn: '-', rank: 'gyrb' }),
    );
  });

  it('does not come while two still play', () => {
    const text = lay({ r: '53,F,F,F', y: 'F,F,F,F', b: '9', g: '' }, { rank: 'y' });
    expect(after(text, '353')).toBe(
      lay({ r: 'F,F,F,F', y: 'F,F,F,F', b: '9', g: '' }, { turn: 'b', rank: 'yr' }),
    );
  });
});
