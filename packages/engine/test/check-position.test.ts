import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPosition, parsePosition, type Rules } from '../src/index.ts';
import { gameArbitrary, positionArbitrary, stepsOf, withLeavers } from './arbitraries.ts';
import { lay, rulesWith, valueOf } from './scenario.ts';

const check = (text: string, options: Partial<Rules> = {}): string => {
  const result = checkPosition(rulesWith(options), valueOf(parsePosition(text)));
  return result.ok ? 'possible' : result.error.code;
};

describe('a position that comes up in a game', () => {
  it('is possible, whatever the rules', () => {
    fc.assert(
      fc.property(gameArbitrary, ({ start, seed }) => {
        expect(checkPosition(start.rules, start.position).ok).toBe(true);
        for (const { after } of stepsOf(start, seed, withLeavers)) {
          expect(checkPosition(after.rules, after.position)).toEqual({ ok: true, value: after.position });
        }
      }),
      { numRuns: 20 },
    );
  });

  it('is not the only possible one', () => {
    fc.assert(
      fc.property(positionArbitrary, ({ rules, position }) => {
        expect(checkPosition(rules, position).ok).toBe(true);
      }),
    );
  });
});

describe('a position is impossible', () => {
  it.each<[string, string, Partial<Rules>?]>([
    ['with a plane too few', 'r:H,H,H y:- b:H,H,H,H g:- turn=r sixes=0 rank=-'],
    ['with a plane too many', 'r:H,H,H,12+12 y:- b:H,H,H,H g:- turn=r sixes=0 rank=-'],
    ['with four planes where each has two', lay({ r: '', b: '' }), { planes: 2 }],
    ['with a stack on a launch cell', lay({ r: '0+0', b: '' })],
    ['with a stack where planes never stack', lay({ r: '7+7', b: '' }), { stacking: 'off' }],
    ['with two colours on a cell', lay({ r: '20', y: '7' })],
    ['with two colours on a cell beyond the first round', lay({ b: '46', g: '33' }, { turn: 'b' })],
    ['with two colours on the first cell of one', lay({ r: '1', y: '40' })],
    ['with two colours on the last cell of one', lay({ r: '50', y: '37' })],
    ['with a mark before any six', lay({ r: "7'", b: '' })],
    ['with a mark on the plane of another player', lay({ r: '7', b: "9'" }, { sixes: 1 })],
    ['with a mark where nothing goes back', lay({ r: "7'", b: '' }, { sixes: 1 }), { thirdSix: 'lose' }],
    ['with sixes counted where they are not', lay({ r: '7', b: '' }, { sixes: 1 }), { thirdSix: 'free' }],
    ['with every plane home and no place', lay({ r: '5', y: 'F,F,F,F', b: '9' })],
    ['with a place and planes still out', lay({ r: '5', y: 'F,F,F', b: '9' }, { rank: 'y' })],
    ['with an empty seat ranked', lay({ r: '5', b: '9' }, { rank: 'y' })],
    ['with a leaver ranked before the end', lay({ r: '5', y: 'x', b: '9' }, { rank: 'y' })],
    ['with the turn of an empty seat', lay({ r: '5', b: '9' }, { turn: 'y' })],
    ['with the turn of a seat that left', lay({ r: '5', y: 'x', b: '9' }, { turn: 'y' })],
    ['with the turn of a seat that is done', lay({ r: '5', y: 'F,F,F,F', b: '9' }, { turn: 'y', rank: 'y' })],
    ['with one player left and a turn', lay({ r: '5', y: 'F,F,F,F' }, { rank: 'y' })],
    ['with one player left after the others left', lay({ r: '5', b: 'x' })],
    ['with one player only', lay({ r: '5' })],
    ['with nobody', lay({}, { turn: '-' })],
    ['when over without a full ranking', lay({ r: 'F,F,F,F', y: '5', b: '9' }, { turn: '-', rank: 'r' })],
    [
      'when over without the leavers ranked',
      lay({ r: 'F,F,F,F', y: 'x', b: '9' }, { turn: '-', rank: 'rb' }),
    ],
    ['when over with sixes counted', lay({ r: 'F,F,F,F', b: '9' }, { turn: '-', sixes: 1, rank: 'rb' })],
    ['when over with a mark', lay({ r: 'F,F,F,F', b: "9'" }, { turn: '-', rank: 'rb' })],
    [
      'when over with an empty seat ranked for a player',
      lay({ r: 'F,F,F,F', b: '9' }, { turn: '-', rank: 'ry' }),
    ],
    ['when over with an empty seat ranked', lay({ r: 'F,F,F,F', b: '9' }, { turn: '-', rank: 'rby' })],
  ])('%s', (_, text, options = {}) => {
    expect(check(text, options)).toBe('bad-position');
  });

  it('or possible, if it differs only in that', () => {
    expect(check(lay({ r: '7+7', b: '' }))).toBe('possible');
    expect(check(lay({ r: '20', y: '8' }))).toBe('possible');
    expect(check(lay({ r: "7'", b: '' }, { sixes: 1 }))).toBe('possible');
    expect(check(lay({ r: '53', y: '53', b: '53', g: '53' }))).toBe('possible');
    expect(check(lay({ r: '0', y: '0', b: '0', g: '0' }))).toBe('possible');
    expect(check(lay({ r: '13', y: '0' }))).toBe('possible');
    expect(check(lay({ r: '5', y: 'F,F,F,F', b: '9' }, { rank: 'y' }))).toBe('possible');
    expect(check(lay({ r: 'F,F,F,F', y: 'x', b: '9' }, { turn: '-', rank: 'rby' }))).toBe('possible');
  });

  it('and says whose planes are at fault', () => {
    const result = checkPosition(rulesWith(), valueOf(parsePosition(lay({ r: '5', b: '0+0' }))));
    expect(result.ok ? '' : result.error.message).toContain('blue');
  });
});
