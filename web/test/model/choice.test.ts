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

  it('gather by the plane that moves, under one name', () => {
    const byOrigin = choicesByOrigin(choices('r:14,H,H,H y:- b:H,H,H,H g:- turn=r sixes=0 rank=-', 4));
    expect([...byOrigin.values()].map((own) => planeLabel(own, en))).toEqual([
      'Plane in the hangar, launches',
      'Plane on step 14, 2 choices',
    ]);
  });
});
