import { describe, expect, it } from 'vitest';
import { leave, type Seat } from '../src/index.ts';
import { after, lay, readPosition, refusal } from './scenario.ts';

describe('a player who leaves', () => {
  it('takes the planes along, and the seat never gets a turn again', () => {
    const text = lay({ r: '5', y: '7', b: '9+9', g: '' });
    expect(after(text, 'blue leaves')).toBe(lay({ r: '5', y: '7', b: 'x', g: '' }));
    expect(after(text, 'blue leaves, 15, 17')).toBe(lay({ r: '10', y: '8', b: 'x', g: '' }, { turn: 'g' }));
  });

  it('passes the turn if it was theirs', () => {
    expect(after(lay({ r: '5', y: '7', b: '9' }), 'red leaves')).toBe(
      lay({ r: 'x', y: '7', b: '9' }, { turn: 'y' }),
    );
    expect(after(lay({ r: '5', y: '7', g: '9' }, { turn: 'y' }), 'yellow leaves')).toBe(
      lay({ r: '5', y: 'x', g: '9' }, { turn: 'g' }),
    );
  });

  it('in the middle of their run of sixes takes the count along', () => {
    const text = lay({ r: '', y: '7', b: '9' });
    expect(after(text, "6L, 60', red leaves")).toBe(lay({ r: 'x', y: '7', b: '9' }, { turn: 'y' }));
    expect(after(text, "6L, 60', red leaves, 67")).toBe(
      lay({ r: 'x', y: "13'", b: '9' }, { turn: 'y', sixes: 1 }),
    );
  });

  it('in the middle of the run of another changes neither the count nor the marks', () => {
    const text = lay({ r: '', y: '7', b: '9' });
    expect(after(text, '6L, blue leaves')).toBe(lay({ r: "0'", y: '7', b: 'x' }, { sixes: 1 }));
    expect(after(text, '6L, blue leaves, 6L, 6!')).toBe(lay({ r: '', y: '7', b: 'x' }, { turn: 'y' }));
  });

  it('is ranked below all who stay and above those who left earlier', () => {
    const text = lay({ r: '53,F,F,F', y: '7', b: '9', g: '11' });
    expect(after(text, 'blue leaves, yellow leaves, 353')).toBe(
      lay({ r: 'F,F,F,F', y: 'x', b: 'x', g: '11' }, { turn: '-', rank: 'rgyb' }),
    );
    expect(after(text, 'yellow leaves, blue leaves, 353')).toBe(
      lay({ r: 'F,F,F,F', y: 'x', b: 'x', g: '11' }, { turn: '-', rank: 'rgby' }),
    );
  });

  it('does not touch the places of those already home', () => {
    const text = lay({ r: '5', y: 'F,F,F,F', b: '9', g: '11' }, { rank: 'y' });
    expect(after(text, 'blue leaves')).toBe(lay({ r: '5', y: 'F,F,F,F', b: 'x', g: '11' }, { rank: 'y' }));
    expect(after(text, 'blue leaves, green leaves')).toBe(
      lay({ r: '5', y: 'F,F,F,F', b: 'x', g: 'x' }, { turn: '-', rank: 'yrgb' }),
    );
  });
});

describe('the last but one who leaves', () => {
  it('ends the game, and the last player is last of those who stayed', () => {
    expect(after(lay({ r: '5', b: '9' }), 'blue leaves')).toBe(
      lay({ r: '5', b: 'x' }, { turn: '-', rank: 'rb' }),
    );
    expect(after(lay({ r: '5', b: '9' }), 'red leaves')).toBe(
      lay({ r: 'x', b: '9' }, { turn: '-', rank: 'br' }),
    );
  });

  it('takes the marks and the count of the other away', () => {
    expect(after(lay({ r: '', b: '9' }), '6L, blue leaves')).toBe(
      lay({ r: '0', b: 'x' }, { turn: '-', rank: 'rb' }),
    );
  });
});

describe('two who leave in one turn', () => {
  it('both rank below who stayed, the later one higher', () => {
    const text = lay({ r: '5', y: '7', b: '9' });
    expect(after(text, 'yellow leaves, blue leaves')).toBe(
      lay({ r: '5', y: 'x', b: 'x' }, { turn: '-', rank: 'rby' }),
    );
    expect(after(text, 'blue leaves, yellow leaves')).toBe(
      lay({ r: '5', y: 'x', b: 'x' }, { turn: '-', rank: 'ryb' }),
    );
    expect(after(text, 'red leaves, yellow leaves')).toBe(
      lay({ r: 'x', y: 'x', b: '9' }, { turn: '-', rank: 'byr' }),
    );
  });

  it('hand the turn to the next who stayed', () => {
    const text = lay({ r: '5', y: '7', b: '9', g: '11' });
    expect(after(text, 'red leaves, yellow leaves')).toBe(
      lay({ r: 'x', y: 'x', b: '9', g: '11' }, { turn: 'b' }),
    );
    expect(after(text, 'yellow leaves, red leaves')).toBe(
      lay({ r: 'x', y: 'x', b: '9', g: '11' }, { turn: 'b' }),
    );
  });
});

describe('leaving is illegal', () => {
  it('for a seat that is empty, has finished or has left', () => {
    const text = lay({ r: '5', y: 'F,F,F,F', b: '9', g: 'x' }, { rank: 'y' });
    expect(refusal(text, 'yellow leaves')).toBe('illegal-leave');
    expect(refusal(text, 'green leaves')).toBe('illegal-leave');
    expect(refusal(lay({ r: '5', b: '9' }), 'green leaves')).toBe('illegal-leave');
    expect(refusal(text, 'blue leaves')).toBe('legal');
  });

  it('for a seat that there is not', () => {
    const result = leave(readPosition(lay({ r: '5', b: '9' })), 4 as Seat);
    expect(result).toMatchObject({ ok: false, error: { code: 'illegal-leave' } });
  });

  it('when the game is over', () => {
    const over = lay({ r: 'F,F,F,F', b: '9' }, { turn: '-', rank: 'rb' });
    expect(refusal(over, 'blue leaves')).toBe('game-over');
    expect(refusal(over, 'red leaves')).toBe('game-over');
  });
});
