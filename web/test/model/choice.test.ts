import { legalMoves, makeMove, parsePosition, PRESETS, type Rules } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { main as en } from '../../src/lib/i18n/en/main.ts';
import { choicesByOrigin, choicesOf, choiceText, planeLabel } from '../../src/lib/model/choice.ts';

function choices(text: string, die: number, rules: Rules = PRESETS.classic) {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(position.error.message);
  const legal = legalMoves(rules, position.value, die).map(makeMove);
  return choicesOf(rules, position.value, die, legal);
}

const texts = (all: ReturnType<typeof choices>): string[] => all.map((choice) => choiceText(choice, all, en));

describe('the choices of a decision', () => {
  it('tell a flight from staying, and from the jump', () => {
    const stay = choices('r:14,H,H,H y:- b:H,H,H,H g:- turn=r sixes=0 rank=-', 4);
    expect(texts(stay)).toEqual([
      'Launch a plane',
      'Plane on step 14: jump to 22',
      'Plane on step 14: fly to 30',
    ]);
    const after = choices('r:10,F,F,F y:- b:H,H,H,H g:- turn=r sixes=0 rank=-', 4);
    expect(texts(after)).toEqual(['Plane on step 10: stay on 18', 'Plane on step 10: fly to 30']);
  });

  it('tell joining from resting beside', () => {
    const all = choices('r:F,F,3,8 y:- b:H,H,H,H g:- turn=r sixes=0 rank=-', 5);
    expect(texts(all)).toEqual([
      'Plane on step 3: to 8, rest beside',
      'Plane on step 3: to 8, join as a stack of 2',
      'Plane on step 8: to 13',
    ]);
  });

  it('name captures, and where they stand', () => {
    // Blue's step 27 is red's step 1.
    const [choice] = choices('r:0,F,F,F y:- b:27+27,H,H g:- turn=r sixes=0 rank=-', 1);
    expect(choice?.captures).toEqual([{ type: 'captured', seat: 2, step: 27, count: 2 }]);
    expect(choice && choiceText(choice, [choice], en)).toBe('Plane on step 0: to 1, captures 2 of Blue');
    expect(choice && planeLabel([choice], en)).toBe('Plane on step 0, moves 0 to 1, captures 2 of Blue');
  });

  it('end at the centre', () => {
    const all = choices('r:50,54,F,F y:- b:H,H,H,H g:- turn=r sixes=0 rank=-', 2);
    expect(texts(all)).toEqual(['Plane on step 50: to 52', 'Plane on step 54: to the centre: home']);
  });

  /** Blue's steps are 26 ahead of red's: its 36, 40, 44 are red's 10, 14, 18. */
  it.each<[situation: string, rules: Partial<Rules>, fleets: string, die: number, texts: string[]]>([
    [
      'a stay on 18, where the jump from 14 ends and one could fly',
      {},
      'r:10,F,F,F y:- b:H,H,H,H g:-',
      4,
      ['Plane on step 10: stay on 18', 'Plane on step 10: fly to 30'],
    ],
    [
      'no stay on 18 where one must fly',
      { shortcut: 'compulsory' },
      'r:10,F,F,F y:- b:H,H,H,H g:-',
      4,
      ['Plane on step 10: fly to 30'],
    ],
    [
      'no stay on 18 where a stack there leaves no flight, after a jump',
      { stackCapture: 'mutual' },
      'r:10,F,F,F y:- b:44+44,H,H g:-',
      4,
      ['Plane on step 10: jump to 18, captures 2 of Blue, meets a stack and goes back'],
    ],
    [
      'no stay on 18 where a stack there leaves no flight, without a jump',
      { stackCapture: 'mutual', shortcut: 'compulsory' },
      'r:14,F,F,F y:- b:44+44,H,H g:-',
      4,
      ['Plane on step 14: to 18, captures 2 of Blue, meets a stack and goes back'],
    ],
    [
      'that the mover goes back from a stack, and not from a single plane',
      { stackCapture: 'mutual' },
      'r:0,1,F,F y:- b:28+28,27,H g:-',
      1,
      [
        'Plane on step 0: to 1, rest beside, captures 1 of Blue',
        'Plane on step 0: to 1, join as a stack of 2, captures 1 of Blue',
        'Plane on step 1: to 2, captures 2 of Blue, meets a stack and goes back',
      ],
    ],
    [
      'nothing of going back where stacks are captured for nothing',
      {},
      'r:1,F,F,F y:- b:28+28,H,H g:-',
      1,
      ['Plane on step 1: jump to 6, captures 2 of Blue'],
    ],
    [
      'all planes of a colour that are captured on the way',
      {},
      'r:7,F,F,F y:- b:36,40+40,H g:-',
      3,
      ['Plane on step 7: jump to 14, captures 3 of Blue'],
    ],
    [
      'each colour that is captured on the way',
      {},
      'r:7,F,F,F y:- b:36,H,H,H g:27,H,H,H',
      3,
      ['Plane on step 7: jump to 14, captures 1 of Blue, captures 1 of Green'],
    ],
    [
      'resting beside where the flight ends, and only of the flight',
      {},
      'r:14,30,F,F y:- b:H,H,H,H g:-',
      4,
      [
        'Plane on step 14: jump to 22',
        'Plane on step 14: fly to 30, rest beside',
        'Plane on step 14: fly to 30, join as a stack of 2',
        'Plane on step 30: jump to 38',
      ],
    ],
    [
      'resting beside where the jump ends, and only of the jump',
      {},
      'r:14,22,F,F y:- b:H,H,H,H g:-',
      4,
      [
        'Plane on step 14: jump to 22, rest beside',
        'Plane on step 14: jump to 22, join as a stack of 2',
        'Plane on step 14: fly to 30',
        'Plane on step 22: jump to 30',
      ],
    ],
    [
      'no resting beside where planes always join',
      { stacking: 'automatic' },
      'r:14,30,F,F y:- b:H,H,H,H g:-',
      4,
      [
        'Plane on step 14: jump to 22',
        'Plane on step 14: fly to 30, join as a stack of 2',
        'Plane on step 30: jump to 38',
      ],
    ],
    [
      'no resting beside where planes never join',
      { stacking: 'off' },
      'r:14,30,F,F y:- b:H,H,H,H g:-',
      4,
      ['Plane on step 14: jump to 22', 'Plane on step 14: fly to 30', 'Plane on step 30: jump to 38'],
    ],
  ])('tell %s', (_, rules, fleets, die, expected) => {
    const all = choices(`${fleets} turn=r sixes=0 rank=-`, die, { ...PRESETS.classic, ...rules });
    expect(texts(all)).toEqual(expected);
  });

  it('gather by the plane that moves, under one name', () => {
    const byOrigin = choicesByOrigin(choices('r:14,H,H,H y:- b:H,H,H,H g:- turn=r sixes=0 rank=-', 4));
    expect([...byOrigin.values()].map((own) => planeLabel(own, en))).toEqual([
      'Plane in the hangar, launches',
      'Plane on step 14, 2 choices',
    ]);
  });
});
