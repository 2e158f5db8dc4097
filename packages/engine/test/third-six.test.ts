import { describe, expect, it } from 'vitest';
import { after, lay, moves } from './scenario.ts';

/** The position after red's turn, with blue to roll. */
const passed = (red: string, blue = ''): string => lay({ r: red, b: blue }, { turn: 'b' });

describe('the third six sends back', () => {
  it('a plane that was launched and then moved', () => {
    expect(after(lay({ r: '', b: '' }), "6L, 60'")).toBe(lay({ r: "10'", b: '' }, { sixes: 2 }));
    expect(after(lay({ r: '', b: '' }), "6L, 60', 6!")).toBe(passed(''));
  });

  it('two planes that were launched', () => {
    expect(after(lay({ r: '25', b: '' }), '6L, 6L, 6!')).toBe(passed('25'));
  });

  it('two different planes, and leaves the others', () => {
    expect(after(lay({ r: '3,15,20', b: '' }), '63, 620')).toBe(lay({ r: "9',15,30'", b: '' }, { sixes: 2 }));
    expect(after(lay({ r: '3,15,20', b: '' }), '63, 620, 6!')).toBe(passed('15'));
  });

  it('a stack', () => {
    expect(after(lay({ r: '3+3', b: '' }), '62x3')).toBe(lay({ r: "9'+9'", b: '' }, { sixes: 1 }));
    expect(after(lay({ r: '3+3', b: '' }), "62x3, 62x9'', 6!")).toBe(passed(''));
  });

  it('a plane that joined a bystander, which stays', () => {
    expect(after(lay({ r: '3,9', b: '' }), '63s')).toBe(lay({ r: "9+9'", b: '' }, { sixes: 1 }));
    expect(after(lay({ r: '3,9', b: '' }), '63s, 6L, 6!')).toBe(passed('9'));
  });

  it('a plane that joined two bystanders, which stay stacked', () => {
    expect(after(lay({ r: '3,9+9', b: '' }), '63s, 6L, 6!')).toBe(passed('9+9'));
    expect(after(lay({ r: '3,9,9', b: '' }), '63s, 6L, 6!')).toBe(passed('9+9'));
  });

  it('a stack that joined a bystander, which stays loose', () => {
    expect(after(lay({ r: '3+3,9', b: '' }), '62x3s, 6L, 6!')).toBe(passed('9'));
  });

  it('two planes that moved one after the other and joined', () => {
    expect(after(lay({ r: '3,3,25', b: '' }), '63, 63s')).toBe(lay({ r: "9'+9',25", b: '' }, { sixes: 2 }));
    expect(after(lay({ r: '3,3,25', b: '' }), '63, 63s, 6!')).toBe(passed('25'));
  });

  it('a bystander too, once the stack that was joined has moved on', () => {
    expect(after(lay({ r: '3,9', b: '' }), "63s, 62x9'")).toBe(lay({ r: "15'+15'", b: '' }, { sixes: 2 }));
    expect(after(lay({ r: '3,9', b: '' }), "63s, 62x9', 6!")).toBe(passed(''));
  });

  it('nothing of a plane that went home', () => {
    expect(after(lay({ r: '20,50', b: '' }), '650, 620')).toBe(lay({ r: "30',F", b: '' }, { sixes: 2 }));
    expect(after(lay({ r: '20,50', b: '' }), '650, 620, 6!')).toBe(passed('F'));
    expect(after(lay({ r: '20,50', b: '' }), '620, 650, 6!')).toBe(passed('F'));
  });

  it('nothing if the first two sixes had no move', () => {
    const text = lay({ r: '51,52,53,F', b: '' });
    expect(after(text, '6-, 6-, 6!')).toBe(passed('51,52,53,F'));
  });

  it('only the plane of the second six if the first had no move', () => {
    const text = lay({ r: "51,52,55',F", b: '' }, { sixes: 2 });
    expect(after(text, '6!')).toBe(passed('51,52,F'));
  });

  it('nothing of a plane that met an opposing stack', () => {
    const text = lay({ r: '14,30', y: '7+7' });
    expect(after(text, '614, 630, 6!', { stackCapture: 'mutual' })).toBe(
      lay({ r: '', y: '' }, { turn: 'y' }),
    );
  });
});

describe('after the third six', () => {
  it('captures of the first two stand', () => {
    expect(after(lay({ r: '14', b: '46' }), "614, 620', 6!")).toBe(passed(''));
  });

  it('the next turn counts sixes from none', () => {
    expect(after(lay({ r: '', b: '' }), "6L, 60', 6!, 6L")).toBe(
      lay({ r: '', b: "0'" }, { turn: 'b', sixes: 1 }),
    );
  });

  it('the roll itself is not played', () => {
    expect(moves(after(lay({ r: '', b: '' }), '6L, 6L'), 6)).toBe('!');
  });
});

describe('marks', () => {
  it('go when the turn passes by another roll', () => {
    expect(after(lay({ r: '', b: '' }), "6L, 30'")).toBe(passed('3'));
    expect(after(lay({ r: '3,9', b: '' }), '63s, 2L')).toBe(passed('0,9+9'));
    expect(after(lay({ r: '3,9', b: '' }), "63s, 12x9'")).toBe(passed('14+14'));
  });

  it('stay on the planes that moved while others move', () => {
    expect(after(lay({ r: '12', b: '' }), '6L, 612')).toBe(lay({ r: "0',22'", b: '' }, { sixes: 2 }));
  });

  it('are put on by the second six as by the first', () => {
    const text = lay({ r: '51,52,55,F', b: '' }, { sixes: 1 });
    expect(after(text, '6-')).toBe(lay({ r: '51,52,55,F', b: '' }, { sixes: 2 }));
    expect(after(lay({ r: '3', b: '' }, { sixes: 1 }), '63')).toBe(lay({ r: "9'", b: '' }, { sixes: 2 }));
  });

  it('keep planes of one step apart', () => {
    const text = after(lay({ r: '0', b: '' }), '6L');
    expect(text).toBe(lay({ r: "0,0'", b: '' }, { sixes: 1 }));
    expect(after(text, '60, 6!')).toBe(passed(''));
    expect(after(text, "60', 6!")).toBe(passed('0'));
  });
});

describe('thirdSix: lose', () => {
  it('passes the turn, marks nothing and sends nothing back', () => {
    const lose = { thirdSix: 'lose' } as const;
    expect(after(lay({ r: '', b: '' }), '6L, 60', lose)).toBe(lay({ r: '10', b: '' }, { sixes: 2 }));
    expect(after(lay({ r: '', b: '' }), '6L, 60, 6!', lose)).toBe(passed('10'));
    expect(after(lay({ r: '3,9', b: '' }), '63s, 62x9, 6!', lose)).toBe(passed('15+15'));
  });
});

describe('thirdSix: free', () => {
  it('counts no sixes: every six gives another roll', () => {
    const free = { thirdSix: 'free' } as const;
    expect(after(lay({ r: '', b: '' }), '6L, 6L, 6L, 6L', free)).toBe(lay({ r: '0,0,0,0', b: '' }));
    expect(after(lay({ r: '', b: '' }), '6L, 60, 610, 116', free)).toBe(passed('17'));
    expect(after(lay({ r: '51,52,53,F', b: '' }), '6-, 6-, 6-, 151', free)).toBe(passed('52,52,53,F'));
  });
});
