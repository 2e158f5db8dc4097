/**
 * `stackCapture: "mutual"` (docs/rules.md#captures). Cells by hand: red's 14 is blue's 40, 18 is blue's 44, 20 is yellow's 7,
 * 22 is yellow's 9, 26 is green's 39, 30 is blue's 4, 34 is blue's 8.
 */

import { describe, expect, it } from 'vitest';
import { after, lay, moves } from './scenario.ts';

const mutual = { stackCapture: 'mutual' } as const;
const compulsory = { stackCapture: 'mutual', shortcut: 'compulsory' } as const;

describe('landing on an opposing stack', () => {
  it('sends both back, the mover with its whole stack', () => {
    expect(after(lay({ r: '19', y: '7+7' }), '119', mutual)).toBe(lay({ r: '', y: '' }, { turn: 'y' }));
    expect(after(lay({ r: '19+19+19', y: '7+7' }), '13x19', mutual)).toBe(
      lay({ r: '', y: '' }, { turn: 'y' }),
    );
  });

  it('sends loose planes beside the stack back as well', () => {
    expect(after(lay({ r: '19', y: '7,7+7' }), '119', mutual)).toBe(lay({ r: '', y: '' }, { turn: 'y' }));
  });

  it('needs a stack: two loose planes are only captured', () => {
    expect(after(lay({ r: '19', y: '7,7' }), '119', mutual)).toBe(lay({ r: '20', y: '' }, { turn: 'y' }));
    expect(after(lay({ r: '19+19', y: '7' }), '12x19', mutual)).toBe(
      lay({ r: '20+20', y: '' }, { turn: 'y' }),
    );
  });

  it('with a six still gives another roll, and the planes sent back are not marked', () => {
    expect(after(lay({ r: '14', y: '7+7' }), '614', mutual)).toBe(lay({ r: '', y: '' }, { sixes: 1 }));
    expect(after(lay({ r: "14'", y: '7+7' }, { sixes: 1 }), "614'", mutual)).toBe(
      lay({ r: '', y: '' }, { sixes: 2 }),
    );
  });

  it('ends the way on the first cell of a jump', () => {
    const text = lay({ r: '21', y: '9+9', g: '39' });
    expect(after(text, '121', mutual)).toBe(lay({ r: '', y: '', g: '39' }, { turn: 'y' }));
  });

  it('ends the way on the target of a jump, after the capture on its first cell', () => {
    const text = lay({ r: '21', y: '9', g: '39+39' });
    expect(after(text, '121', mutual)).toBe(lay({ r: '', y: '', g: '' }, { turn: 'y' }));
  });
});

describe('a stack on the way to the shortcut', () => {
  it.each([mutual, compulsory])('on 14 ends the way before the choice of flying, with %j', (options) => {
    const text = lay({ r: '13', b: '4,40+40,44' });
    expect(moves(text, 1, options)).toBe('13');
    expect(after(text, '113', options)).toBe(lay({ r: '', b: '4,44' }, { turn: 'b' }));
  });

  it.each([mutual, compulsory])(
    'on 18 after a jump ends the way before the choice of flying, with %j',
    (options) => {
      const text = lay({ r: '13', b: '4,40,44+44' });
      expect(moves(text, 1, options)).toBe('13');
      expect(after(text, '113', options)).toBe(lay({ r: '', b: '4' }, { turn: 'b' }));
    },
  );

  it.each([mutual, compulsory])(
    'on 18 landed on ends the way before the choice of flying, with %j',
    (options) => {
      const text = lay({ r: '17', b: '44+44,53', y: '9' });
      expect(moves(text, 1, options)).toBe('17');
      expect(after(text, '117', options)).toBe(lay({ r: '', b: '53', y: '9' }, { turn: 'y' }));
    },
  );

  it('leaves no choice of joining planes where the way would have ended', () => {
    expect(moves(lay({ r: '13,18,30', b: '40+40' }), 1, mutual)).toBe('13 18 30');
    expect(moves(lay({ r: '13,18,30', b: '40+40' }), 1, { ...mutual, stacking: 'automatic' })).toBe(
      '13 18 30',
    );
  });

  it('on 22 meets the plane that declines to fly', () => {
    const text = lay({ r: '17', y: '9+9', b: '53' });
    expect(moves(text, 1, mutual)).toBe('17 17f');
    expect(after(text, '117', mutual)).toBe(lay({ r: '', y: '', b: '53' }, { turn: 'y' }));
  });
});

describe('a stack on the flight', () => {
  it('on 30 ends it there, after the crossing', () => {
    const text = lay({ r: '17', b: '4+4,53', g: '47' });
    expect(moves(text, 1, mutual)).toBe('17 17f');
    expect(moves(text, 1, compulsory)).toBe('17f');
    expect(after(text, '117f', { ...mutual, afterShortcut: 'jump' })).toBe(
      lay({ r: '', b: '', g: '47' }, { turn: 'b' }),
    );
    expect(after(lay({ r: '13', b: '4+4' }), '113f', compulsory)).toBe(lay({ r: '', b: '' }, { turn: 'b' }));
  });

  it('on 34 ends it there, with afterShortcut: jump', () => {
    const text = lay({ r: '17', b: '4,8+8' });
    expect(after(text, '117f', { ...mutual, afterShortcut: 'jump' })).toBe(
      lay({ r: '', b: '' }, { turn: 'b' }),
    );
    expect(after(text, '117f', mutual)).toBe(lay({ r: '30', b: '8+8' }, { turn: 'b' }));
  });

  it('on the crossing is captured and sends nobody back', () => {
    expect(after(lay({ r: '17', b: '53+53' }), '117f', mutual)).toBe(lay({ r: '30', b: '' }, { turn: 'b' }));
    expect(after(lay({ r: '13+13', b: '53+53+53' }), '12x13f', mutual)).toBe(
      lay({ r: '30+30', b: '' }, { turn: 'b' }),
    );
  });
});

describe('without the option', () => {
  it('a stack is captured like any plane', () => {
    expect(after(lay({ r: '13', b: '40+40,44+44' }), '113f')).toBe(lay({ r: '30', b: '' }, { turn: 'b' }));
  });
});
