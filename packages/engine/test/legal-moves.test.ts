import { describe, expect, it } from 'vitest';
import { DIE_FACES, isDie, launches } from '../src/index.ts';
import { after, lay, moves, refusal, rulesWith } from './scenario.ts';

describe('launching', () => {
  const opening = lay({ r: '', b: '' });

  it.each([
    ['even', [2, 4, 6]],
    ['five-or-six', [5, 6]],
    ['six', [6]],
  ] as const)('with launch: %s needs one of %j', (launch, faces) => {
    for (const die of DIE_FACES) {
      const launching = (faces as readonly number[]).includes(die);
      expect(launches(rulesWith({ launch }), die)).toBe(launching);
      expect(moves(opening, die, { launch })).toBe(launching ? 'L' : '-');
    }
  });

  it.each([2, 4])('with a %i gives no further roll and goes no further than the launch cell', (die) => {
    expect(after(opening, `${die}L`)).toBe(lay({ r: '0', b: '' }, { turn: 'b' }));
  });

  it('with a 6 gives another roll and goes no further than the launch cell', () => {
    expect(after(opening, '6L')).toBe(lay({ r: "0'", b: '' }, { sixes: 1 }));
    expect(after(opening, '6L', { thirdSix: 'lose' })).toBe(lay({ r: '0', b: '' }, { sixes: 1 }));
  });

  it('is one move however many planes are in the hangar, and none without one', () => {
    expect(moves(lay({ r: '5', b: '' }), 2)).toBe('L 5');
    expect(moves(lay({ r: '5,15,28,40', b: '' }), 2)).toBe('5 15 28 40');
    expect(moves(lay({ r: '5,F,F,F', b: '' }), 4)).toBe('5');
  });

  it('onto a launch cell that holds planes puts one more beside them', () => {
    expect(moves(lay({ r: '0,0', b: '' }), 4)).toBe('L 0');
    expect(after(lay({ r: '0,0', b: '' }), '4L')).toBe(lay({ r: '0,0,0', b: '' }, { turn: 'b' }));
    expect(after(lay({ r: '0', b: '' }), '4L', { stacking: 'automatic' })).toBe(
      lay({ r: '0,0', b: '' }, { turn: 'b' }),
    );
  });
});

describe('the choice of a move', () => {
  it('is free if both a launch and an advance are legal', () => {
    const text = lay({ r: '7', b: '' });
    expect(moves(text, 4)).toBe('L 7');
    expect(after(text, '4L')).toBe(lay({ r: '0,7', b: '' }, { turn: 'b' }));
    expect(after(text, '47')).toBe(lay({ r: '11', b: '' }, { turn: 'b' }));
  });

  it('does not include passing while a move exists', () => {
    expect(refusal(lay({ r: '', b: '' }), '2-')).toBe('illegal-move');
    expect(refusal(lay({ r: '7', b: '' }), '1-')).toBe('illegal-move');
  });

  it('is the pass alone if no move exists', () => {
    expect(moves(lay({ r: '', b: '' }), 3)).toBe('-');
    expect(after(lay({ r: '', b: '' }), '3-')).toBe(lay({ r: '', b: '' }, { turn: 'b' }));
  });

  it('is the third six alone after two sixes', () => {
    const text = lay({ r: '7,20', b: '' }, { sixes: 2 });
    expect(moves(text, 6)).toBe('!');
    expect(refusal(text, '67')).toBe('illegal-move');
    expect(moves(text, 5)).toBe('7 20');
    expect(refusal(text, '5!')).toBe('illegal-move');
    expect(refusal(lay({ r: '7', b: '' }, { sixes: 1 }), '6!')).toBe('illegal-move');
  });

  it('is empty when the game is over', () => {
    const over = lay({ r: 'F,F,F,F', b: '7' }, { turn: '-', rank: 'rb' });
    for (const die of DIE_FACES) expect(moves(over, die)).toBe('');
    expect(refusal(over, '17')).toBe('game-over');
    expect(refusal(over, '1-')).toBe('game-over');
  });
});

describe('origins', () => {
  it('in the same state give one move', () => {
    expect(moves(lay({ r: '7,7', b: '' }), 1)).toBe('7');
    expect(moves(lay({ r: '7+7,7+7', b: '' }), 1)).toBe('2x7');
    expect(after(lay({ r: '7,7', b: '' }), '17')).toBe(lay({ r: '7,8', b: '' }, { turn: 'b' }));
  });

  it('of two loose planes and a stack on one cell are two, or three if marks differ', () => {
    expect(moves(lay({ r: '12,12,12+12', b: '' }), 1)).toBe('12 2x12');
    expect(moves(lay({ r: "12,12',12+12'", b: '' }, { sixes: 1 }), 1)).toBe("12 12' 2x12'");
    expect(moves(lay({ r: "12',12',12'+12'", b: '' }, { sixes: 1 }), 1)).toBe("12' 2x12''");
  });

  it('that differ in marks only are both there, the one with fewer marks first', () => {
    expect(moves(lay({ r: "0,0'", b: '' }, { sixes: 1 }), 1)).toBe("0 0'");
    expect(after(lay({ r: "0,0'", b: '' }, { sixes: 1 }), "60'")).toBe(
      lay({ r: "0,10'", b: '' }, { sixes: 2 }),
    );
  });
});

describe('the order of a move list', () => {
  it('is L, then by origin, and for one origin plain, s, f, fs', () => {
    expect(moves(lay({ r: '10,18,30', b: '' }), 4)).toBe('L 10 10s 10f 10fs 18 30');
  });

  it('drops what an option leaves no choice about, and keeps its letters', () => {
    const text = lay({ r: '10,18,30', b: '' });
    expect(moves(text, 4, { shortcut: 'compulsory' })).toBe('L 10f 10fs 18 30');
    expect(moves(text, 4, { stacking: 'automatic' })).toBe('L 10s 10fs 18 30');
    expect(moves(text, 4, { stacking: 'automatic', shortcut: 'compulsory' })).toBe('L 10fs 18 30');
    expect(moves(text, 4, { stacking: 'off' })).toBe('L 10 10f 18 30');
    expect(moves(text, 4, { stacking: 'off', shortcut: 'compulsory' })).toBe('L 10f 18 30');
  });
});

describe('a die', () => {
  it('shows 1 to 6 and nothing else', () => {
    for (const die of DIE_FACES) expect(isDie(die)).toBe(true);
    for (const none of [0, 7, 1.5, -1, Number.NaN, '3', null, undefined]) expect(isDie(none)).toBe(false);
  });
});
