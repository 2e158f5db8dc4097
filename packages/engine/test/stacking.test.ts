import { describe, expect, it } from 'vitest';
import { after, lay, moves, refusal } from './scenario.ts';

describe('landing on an own plane', () => {
  const text = lay({ r: '5,7', b: '' });

  it('leaves the choice of joining it or resting beside it', () => {
    expect(moves(text, 2)).toBe('L 5 5s 7');
    expect(after(text, '25')).toBe(lay({ r: '7,7', b: '' }, { turn: 'b' }));
    expect(after(text, '25s')).toBe(lay({ r: '7+7', b: '' }, { turn: 'b' }));
  });

  it('with stacking: automatic joins always, and with off never', () => {
    expect(moves(text, 2, { stacking: 'automatic' })).toBe('L 5s 7');
    expect(moves(text, 2, { stacking: 'off' })).toBe('L 5 7');
  });

  it('is the only case in which there is something to join', () => {
    expect(refusal(lay({ r: '5', b: '' }), '25s')).toBe('illegal-move');
    expect(refusal(lay({ r: '5', y: '46' }), '25s')).toBe('illegal-move');
  });

  it('can be in the home column', () => {
    expect(moves(lay({ r: '50,53', b: '' }), 3)).toBe('50 50s 53');
    expect(after(lay({ r: '50,53', b: '' }), '350s')).toBe(lay({ r: '53+53', b: '' }, { turn: 'b' }));
  });

  it('is never in the centre', () => {
    expect(moves(lay({ r: '55,F', b: '' }), 1)).toBe('55');
    expect(moves(lay({ r: '55,F', b: '' }), 1, { stacking: 'automatic' })).toBe('55');
  });
});

describe('joining', () => {
  it('takes in every plane of the cell, loose and stacked', () => {
    expect(after(lay({ r: '5,7,7+7', b: '' }), '25s')).toBe(lay({ r: '7+7+7+7', b: '' }, { turn: 'b' }));
    expect(after(lay({ r: '5,7,7', b: '' }), '25s')).toBe(lay({ r: '7+7+7', b: '' }, { turn: 'b' }));
    expect(after(lay({ r: '5+5,7+7', b: '' }), '22x5s')).toBe(lay({ r: '7+7+7+7', b: '' }, { turn: 'b' }));
  });

  it('declined leaves a stack a stack, beside the others', () => {
    expect(after(lay({ r: '5+5,7', b: '' }), '22x5')).toBe(lay({ r: '7,7+7', b: '' }, { turn: 'b' }));
    expect(after(lay({ r: '5+5,7+7', b: '' }), '22x5')).toBe(lay({ r: '7+7,7+7', b: '' }, { turn: 'b' }));
    expect(after(lay({ r: '5,7+7', b: '' }), '25')).toBe(lay({ r: '7,7+7', b: '' }, { turn: 'b' }));
  });

  it('is with planes on the final cell, not on the first cell of a jump', () => {
    expect(moves(lay({ r: '5,6', b: '' }), 1)).toBe('5 6');
    expect(after(lay({ r: '5,6', b: '' }), '15')).toBe(lay({ r: '6,10', b: '' }, { turn: 'b' }));
    expect(moves(lay({ r: '17,18', b: '' }), 1)).toBe('17 17f 18');
    expect(after(lay({ r: '17,18', b: '' }), '117')).toBe(lay({ r: '18,22', b: '' }, { turn: 'b' }));
    expect(after(lay({ r: '5,6', b: '' }), '15', { stacking: 'automatic' })).toBe(
      lay({ r: '6,10', b: '' }, { turn: 'b' }),
    );
  });

  it('is possible at the end of a jump, of a flight and of the jump after it', () => {
    expect(after(lay({ r: '9,14', b: '' }), '19s')).toBe(lay({ r: '14+14', b: '' }, { turn: 'b' }));
    expect(after(lay({ r: '13,18', b: '' }), '113s')).toBe(lay({ r: '18+18', b: '' }, { turn: 'b' }));
    expect(after(lay({ r: '13,30', b: '' }), '113fs')).toBe(lay({ r: '30+30', b: '' }, { turn: 'b' }));
    const jump = { afterShortcut: 'jump' } as const;
    expect(moves(lay({ r: '17,30,34', b: '' }), 1, jump)).toBe('17 17f 17fs 30 34');
    expect(after(lay({ r: '17,30,34', b: '' }), '117fs', jump)).toBe(
      lay({ r: '30,34+34', b: '' }, { turn: 'b' }),
    );
  });
});

describe('a stack', () => {
  it('moves as one and is never split', () => {
    expect(moves(lay({ r: '7+7', b: '' }), 1)).toBe('2x7');
    expect(refusal(lay({ r: '7+7', b: '' }), '17')).toBe('illegal-move');
    expect(refusal(lay({ r: '7+7+7', b: '' }), '12x7')).toBe('illegal-move');
    expect(after(lay({ r: '7+7', b: '' }), '12x7')).toBe(lay({ r: '8+8', b: '' }, { turn: 'b' }));
  });

  it('goes home as one, on an exact roll', () => {
    expect(after(lay({ r: '53+53+53', b: '' }), '33x53')).toBe(lay({ r: 'F,F,F', b: '' }, { turn: 'b' }));
  });

  it('that overshoots has no move', () => {
    expect(moves(lay({ r: '53+53+53,F', b: '' }), 5)).toBe('-');
    expect(moves(lay({ r: '53+53+53', b: '' }), 4)).toBe('L');
  });

  it('leaves the launch cell plane by plane', () => {
    expect(moves(lay({ r: '0,0', b: '' }), 1)).toBe('0');
    expect(after(lay({ r: '0,0', b: '' }), '10')).toBe(lay({ r: '0,1', b: '' }, { turn: 'b' }));
  });
});

describe('a bounce onto an own plane', () => {
  const bounce = { finish: 'bounce' } as const;

  it('may stack', () => {
    expect(moves(lay({ r: '53,55', b: '' }), 5, bounce)).toBe('53 55');
    expect(moves(lay({ r: '54,55', b: '' }), 3, bounce)).toBe('54 54s 55 55s');
    expect(after(lay({ r: '54,55', b: '' }), '354s', bounce)).toBe(lay({ r: '55+55', b: '' }, { turn: 'b' }));
    expect(after(lay({ r: '54,55', b: '' }), '355s', bounce)).toBe(lay({ r: '54+54', b: '' }, { turn: 'b' }));
  });

  it('beside which it stood before may stack, and with itself does not', () => {
    const two = lay({ r: '55,55,F,F', b: '' });
    expect(moves(two, 2, bounce)).toBe('55 55s');
    expect(after(two, '255', bounce)).toBe(lay({ r: '55,55,F,F', b: '' }, { turn: 'b' }));
    expect(after(two, '255s', bounce)).toBe(lay({ r: '55+55,F,F', b: '' }, { turn: 'b' }));
    expect(moves(lay({ r: '55,F,F,F', b: '' }), 2, bounce)).toBe('55');
    expect(moves(lay({ r: '55+55,F,F', b: '' }), 2, bounce)).toBe('2x55');
    expect(moves(lay({ r: '54,54+54,F', b: '' }), 4, bounce)).toBe('54 54s 2x54 2x54s');
  });
});
