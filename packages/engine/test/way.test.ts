import { describe, expect, it } from 'vitest';
import { landingOf, wayOf } from '../src/index.ts';
import { after, lay, moves, readPosition, refusal, rulesWith } from './scenario.ts';

/** The position after a red plane lands on `step` with a 1 and does not fly or join. */
const restAfterLanding = (step: number): string => after(lay({ r: `${step - 1}`, b: '' }), `1${step - 1}`);
const resting = (step: number): string => lay({ r: `${step}`, b: '' }, { turn: 'b' });

describe('a jump', () => {
  it.each([
    [2, 6],
    [6, 10],
    [10, 14],
    [22, 26],
    [26, 30],
    [30, 34],
    [34, 38],
    [38, 42],
    [42, 46],
    [46, 50],
  ])('from %i goes to %i and is made once', (landing, target) => {
    expect(restAfterLanding(landing)).toBe(resting(target));
  });

  it('is not made from 50', () => {
    expect(restAfterLanding(50)).toBe(resting(50));
  });

  it('is not made from the cell of another colour', () => {
    for (let step = 1; step <= 55; step += 1) {
      if (step % 4 === 2 && step <= 50) continue;
      expect(restAfterLanding(step)).toBe(resting(step));
    }
  });

  it('to 18 lets the plane stay there or fly on', () => {
    const text = lay({ r: '13', b: '' });
    expect(moves(text, 1)).toBe('13 13f');
    expect(after(text, '113')).toBe(resting(18));
    expect(after(text, '113f')).toBe(resting(30));
  });

  it('takes the whole stack along', () => {
    expect(after(lay({ r: '8+8', b: '' }), '22x8')).toBe(lay({ r: '14+14', b: '' }, { turn: 'b' }));
  });
});

describe('the shortcut', () => {
  it('landed on is flown, or left by a jump to 22', () => {
    const text = lay({ r: '17', b: '' });
    expect(moves(text, 1)).toBe('17 17f');
    expect(after(text, '117')).toBe(resting(22));
    expect(after(text, '117f')).toBe(resting(30));
  });

  it('cannot be flown from 18 by a plane that rests there from an earlier roll', () => {
    for (const die of [1, 3, 5]) expect(moves(lay({ r: '18', b: '' }), die)).toBe('18');
    expect(refusal(lay({ r: '18', b: '' }), '118f')).toBe('illegal-move');
    expect(moves(lay({ r: '18', b: '' }), 1, { shortcut: 'compulsory' })).toBe('18');
    expect(after(lay({ r: '18', b: '' }), '418')).toBe(resting(26));
  });

  it('is not flown from anywhere else', () => {
    for (const from of [0, 4, 9, 14, 21, 25, 29, 45, 49]) {
      expect(refusal(lay({ r: `${from}`, b: '' }), `1${from}f`)).toBe('illegal-move');
    }
  });

  it('is reached by every die that lands on 14 or 18', () => {
    for (const die of [1, 3, 5]) {
      expect(moves(lay({ r: `${14 - die}`, b: '' }), die)).toBe(`${14 - die} ${14 - die}f`);
      expect(moves(lay({ r: `${18 - die}`, b: '' }), die)).toBe(`${18 - die} ${18 - die}f`);
    }
  });

  it('carries the whole stack', () => {
    expect(after(lay({ r: '17+17+17', b: '' }), '13x17f')).toBe(lay({ r: '30+30+30', b: '' }, { turn: 'b' }));
  });

  it('with shortcut: compulsory must be flown, after a jump too', () => {
    expect(moves(lay({ r: '13', b: '' }), 1, { shortcut: 'compulsory' })).toBe('13f');
    expect(moves(lay({ r: '17', b: '' }), 1, { shortcut: 'compulsory' })).toBe('17f');
    expect(refusal(lay({ r: '13', b: '' }), '113', { shortcut: 'compulsory' })).toBe('illegal-move');
    expect(refusal(lay({ r: '17', b: '' }), '117', { shortcut: 'compulsory' })).toBe('illegal-move');
  });

  it('landed on by dice at 30 is an own-colour cell like others', () => {
    expect(after(lay({ r: '27', b: '' }), '327')).toBe(resting(34));
  });
});

describe('the way of a flight', () => {
  it.each([5, 10, 22, 30, 51])(
    'is only the way of the landing where no flight begins, as on %i',
    (landing) => {
      const [rules, position] = [rulesWith(), readPosition(lay({ r: '9', b: '' }))];
      expect(wayOf(rules, position, 0, landing, true)).toEqual(wayOf(rules, position, 0, landing, false));
    },
  );
});

describe('afterShortcut: jump', () => {
  const options = { afterShortcut: 'jump' } as const;

  it('goes on to 34 after a direct landing', () => {
    expect(after(lay({ r: '17', b: '' }), '117f', options)).toBe(resting(34));
  });

  it('stays on 30 after a jump to the shortcut', () => {
    expect(after(lay({ r: '13', b: '' }), '113f', options)).toBe(resting(30));
  });

  it('does not change what declining does', () => {
    expect(after(lay({ r: '17', b: '' }), '117', options)).toBe(resting(22));
    expect(after(lay({ r: '13', b: '' }), '113', options)).toBe(resting(18));
  });
});

describe('the turn-in', () => {
  it('leads from 50 into the column, not round the track', () => {
    expect(after(lay({ r: '50', b: '' }), '150')).toBe(resting(51));
    expect(after(lay({ r: '49', b: '' }), '349')).toBe(resting(52));
    expect(after(lay({ r: '45', b: '' }), '545')).toBe(resting(50));
  });

  // Cells 50 and 51 lie between red's 50 and red's 1: blue's steps 25 and 26, green's 12 and 13, yellow's 38 and 39.
  it('passes by the two cells between its 50 and its 1', () => {
    for (const die of [1, 2, 3, 5]) {
      const to = 50 + die;
      expect(after(lay({ r: '50', y: '39', b: '25' }), `${die}50`)).toBe(
        lay({ r: `${to}`, y: '39', b: '25' }, { turn: 'y' }),
      );
      expect(after(lay({ r: '50', g: '12,13' }), `${die}50`)).toBe(
        lay({ r: `${to}`, g: '12,13' }, { turn: 'g' }),
      );
    }
  });
});

describe('an overshoot', () => {
  it('lands nowhere with an exact finish and turns round with a bounce', () => {
    expect(landingOf(rulesWith(), 52, 5)).toBeUndefined();
    expect(landingOf(rulesWith(), 52, 4)).toBe(56);
    expect(landingOf(rulesWith({ finish: 'bounce' }), 52, 4)).toBe(56);
    expect(landingOf(rulesWith({ finish: 'bounce' }), 52, 5)).toBe(55);
    expect(landingOf(rulesWith({ finish: 'bounce' }), 53, 6)).toBe(53);
  });
});
