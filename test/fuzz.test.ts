import {
  group,
  makePosition,
  parsePosition,
  PRESETS,
  seededChoose,
  type Position,
  type Rules,
} from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { wrongPosition } from './fuzz/invariants.ts';
import { playRandomGame } from './fuzz/random-game.ts';

function positionOf(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

const check = (text: string, rules: Rules = PRESETS.classic): string | undefined =>
  wrongPosition(rules, positionOf(text));

describe('the fuzzer', () => {
  it('finds nothing wrong in a hundred random games', () => {
    for (let seed = 0; seed < 100; seed += 1) expect(playRandomGame(seededChoose(seed))).toBeUndefined();
  });

  it('accepts a valid position', () => {
    expect(check("r:H,0',12+12 y:- b:H,7,7,53 g:- turn=r sixes=1 rank=-")).toBeUndefined();
  });

  it.each([
    ['planes lost or found', 'r:H,H,H y:- b:H,H,H,H g:- turn=r sixes=0 rank=-'],
    ['two colours on one cell', 'r:H,H,H,27 y:- b:H,H,H,1 g:- turn=r sixes=0 rank=-'],
    ['a mark that no six of the turn made', "r:H,H,H,H y:- b:H,H,H,7' g:- turn=r sixes=1 rank=-"],
    ['a mark that no six of the turn made', "r:H,H,H,7' y:- b:H,H,H,H g:- turn=r sixes=0 rank=-"],
    ['a stack where planes do not stack', 'r:H,H,0+0 y:- b:H,H,H,H g:- turn=r sixes=0 rank=-'],
    ['the turn of somebody who does not play', 'r:F,F,F,F y:H,H,H,H b:H,H,H,H g:- turn=r sixes=0 rank=r'],
  ])('finds %s', (reason, text) => {
    expect(check(text)).toBe(reason);
  });

  it('finds groups out of order, which no position text can hold', () => {
    const position = positionOf('r:H,H,H,H y:- b:H,H,H,H g:- turn=r sixes=0 rank=-');
    const fleets = position.fleets.with(0, [group(9), group(7), group(12), group(13)]);
    expect(wrongPosition(PRESETS.classic, { ...position, fleets })).toBe('groups out of order');
    expect(makePosition({ ...position, fleets })).toContain('9,7');
  });
});
