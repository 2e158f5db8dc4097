import { describe, expect, it } from 'vitest';
import { SEAT_LETTERS } from '../src/index.ts';
import { after, lay, type Letter } from './scenario.ts';

/** Each pair's step on the mover's 20, worked out by hand from docs/rules.md#the-board. */
const ON_STEP_20: readonly (readonly [Letter, Letter, number])[] = [
  ['r', 'y', 7],
  ['r', 'b', 46],
  ['r', 'g', 33],
  ['y', 'b', 7],
  ['y', 'g', 46],
  ['y', 'r', 33],
  ['b', 'g', 7],
  ['b', 'r', 46],
  ['b', 'y', 33],
  ['g', 'r', 7],
  ['g', 'y', 46],
  ['g', 'b', 33],
];

describe('a capture', () => {
  it.each(ON_STEP_20)("by %s on its step 20 meets %s on that player's step %i", (mover, victim, step) => {
    const text = lay({ [mover]: '19', [victim]: `${step}` }, { turn: mover });
    expect(after(text, '119')).toBe(lay({ [mover]: '20', [victim]: '' }, { turn: victim }));
  });

  it.each(ON_STEP_20)(
    'by %s on its step 20 leaves %s alone one step to either side of %i',
    (mover, victim, step) => {
      for (const beside of [step - 1, step + 1]) {
        const text = lay({ [mover]: '18', [victim]: `${beside}` }, { turn: mover });
        expect(after(text, '218')).toBe(lay({ [mover]: '20', [victim]: `${beside}` }, { turn: victim }));
      }
    },
  );

  it('is decided by the cell, for all twelve ordered pairs and every step of both', () => {
    const cell = (seat: number, step: number): number => (13 * seat + step - 1) % 52;
    for (const [m, mover] of SEAT_LETTERS.entries()) {
      for (const [v, victim] of SEAT_LETTERS.entries()) {
        if (m === v) continue;
        for (let step = 1; step <= 50; step += 1) {
          if (step % 4 === 2 && step !== 50) continue;
          for (let other = 1; other <= 50; other += 1) {
            if (cell(m, step - 1) === cell(v, other) && step > 1) continue;
            if (Math.abs(cell(m, step) - cell(v, other)) > 1) continue;
            const text = lay({ [mover]: `${step - 1}`, [victim]: `${other}` }, { turn: mover });
            const caught = cell(m, step) === cell(v, other);
            const seats = { [mover]: `${step}`, [victim]: caught ? '' : `${other}` };
            expect(after(text, `1${step - 1}`)).toBe(lay(seats, { turn: victim }));
          }
        }
      }
    }
  });

  it('takes every plane of the cell, loose and stacked, and they are no longer stacked', () => {
    expect(after(lay({ r: '19', y: '7,7,7+7' }), '119')).toBe(lay({ r: '20', y: '' }, { turn: 'y' }));
    expect(after(lay({ r: '19', y: '7+7,30' }), '119')).toBe(lay({ r: '20', y: '30' }, { turn: 'y' }));
  });

  it('is made by a stack as by a plane', () => {
    expect(after(lay({ r: '19+19', g: '33+33+33' }), '12x19')).toBe(
      lay({ r: '20+20', g: '' }, { turn: 'g' }),
    );
  });

  it('does not touch cells that the roll passes over', () => {
    const seats = { y: '4', b: '44,45', g: '29' };
    expect(after(lay({ r: '15', ...seats }), '515')).toBe(lay({ r: '20', ...seats }, { turn: 'y' }));
  });

  // Red's step 22 is cell 21: yellow's 9, blue's 48, green's 35. Red's 26 is cell 25: yellow's 13, green's 39.
  it('is made on the first cell of a jump and on its target, not between', () => {
    const text = lay({ r: '21', y: '9,10,11,13' });
    expect(after(text, '121')).toBe(lay({ r: '26', y: '10,11' }, { turn: 'y' }));
    expect(after(lay({ r: '21', b: '48', g: '39' }), '121')).toBe(
      lay({ r: '26', b: '', g: '' }, { turn: 'b' }),
    );
  });

  it('is never of a plane of the same player, nor of one in a column or on a launch cell', () => {
    expect(after(lay({ r: '19,20', b: '0,51,53,55' }), '119')).toBe(
      lay({ r: '20,20', b: '0,51,53,55' }, { turn: 'b' }),
    );
    expect(after(lay({ r: '', y: '0', b: '0', g: '0' }), '2L')).toBe(
      lay({ r: '0', y: '0', b: '0', g: '0' }, { turn: 'y' }),
    );
    expect(after(lay({ r: '52', y: '53', b: '53', g: '53' }), '152')).toBe(
      lay({ r: '53', y: '53', b: '53', g: '53' }, { turn: 'y' }),
    );
  });
});

// Red's 14 is cell 13: yellow's 1, blue's 40, green's 27. Red's 18 is cell 17: yellow's 5, blue's 44, green's 31.
// Red's 30 is cell 29: yellow's 17, blue's 4, green's 43. Red's 34 is cell 33: yellow's 21, blue's 8, green's 47.
describe('a flight', () => {
  it('captures on 14, 18 and 30', () => {
    expect(after(lay({ r: '13', y: '1,5,17' }), '113f')).toBe(lay({ r: '30', y: '' }, { turn: 'y' }));
    expect(after(lay({ r: '13', b: '4,40,44' }), '113f')).toBe(lay({ r: '30', b: '' }, { turn: 'b' }));
    expect(after(lay({ r: '13', g: '27,31,43' }), '113f')).toBe(lay({ r: '30', g: '' }, { turn: 'g' }));
  });

  it('that lands directly captures on 18 and 30, not on 14, 22 or 34', () => {
    const text = lay({ r: '17', y: '1,9,21', b: '44', g: '43' });
    expect(after(text, '117f')).toBe(lay({ r: '30', y: '1,9,21', b: '', g: '' }, { turn: 'y' }));
  });

  it('with afterShortcut: jump captures on 30 and 34', () => {
    const text = lay({ r: '17', y: '9', b: '8', g: '43' });
    const end = lay({ r: '34', y: '9', b: '', g: '' }, { turn: 'y' });
    expect(after(text, '117f', { afterShortcut: 'jump' })).toBe(end);
  });

  it.each([15, 16, 17, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29])(
    'leaves an opponent on %i alone',
    (step) => {
      const cell = step - 1;
      for (const [letter, offset] of [
        ['y', 13],
        ['b', 26],
        ['g', 39],
      ] as const) {
        const own = ((cell - offset + 52) % 52) + 1;
        if (own > 50) continue;
        const seats = { r: '13', [letter]: `${own}` };
        expect(after(lay(seats), '113f')).toBe(lay({ ...seats, r: '30' }, { turn: letter }));
      }
    },
  );

  it('captures every plane of the opposite seat on its 53, loose or stacked', () => {
    expect(after(lay({ r: '17', b: '53' }), '117f')).toBe(lay({ r: '30', b: '' }, { turn: 'b' }));
    expect(after(lay({ r: '13', b: '53+53+53' }), '113f')).toBe(lay({ r: '30', b: '' }, { turn: 'b' }));
    expect(after(lay({ r: '17', b: '53,53+53,F' }), '117f')).toBe(lay({ r: '30', b: 'F' }, { turn: 'b' }));
    for (const [mover, victim] of [
      ['r', 'b'],
      ['b', 'r'],
      ['y', 'g'],
      ['g', 'y'],
    ] as const) {
      const text = lay({ [mover]: '17', [victim]: '53' }, { turn: mover });
      expect(after(text, '117f')).toBe(lay({ [mover]: '30', [victim]: '' }, { turn: victim }));
    }
  });

  it('leaves alone the neighbours on their 53 and the opposite seat beside it', () => {
    const seats = { y: '53', b: '52,54', g: '53' };
    expect(after(lay({ r: '17', ...seats }), '117f')).toBe(lay({ r: '30', ...seats }, { turn: 'y' }));
  });

  it('crosses nobody if the opposite seat is empty or has left', () => {
    expect(after(lay({ r: '17', y: '53', g: '53' }), '117f')).toBe(
      lay({ r: '30', y: '53', g: '53' }, { turn: 'y' }),
    );
    expect(after(lay({ r: '17', y: '53', b: 'x' }), '117f')).toBe(
      lay({ r: '30', y: '53', b: 'x' }, { turn: 'y' }),
    );
  });

  it('declined captures nothing on 53 or 30', () => {
    expect(after(lay({ r: '17', b: '4,53' }), '117')).toBe(lay({ r: '22', b: '4,53' }, { turn: 'b' }));
    expect(after(lay({ r: '13', b: '4,53' }), '113')).toBe(lay({ r: '18', b: '4,53' }, { turn: 'b' }));
  });
});
