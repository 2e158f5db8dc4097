/** A game in progress, and its end after 2,047 dice (docs/rules.md#the-end). */

import { describe, expect, it } from 'vitest';
import {
  applyPly,
  makePosition,
  openingPosition,
  parsePly,
  PRESETS,
  initialState,
  type GameState,
} from '../src/index.ts';
import { DICE_LIMIT } from '../src/game-state.ts';
import { lay, readPosition, rulesWith, valueOf } from './scenario.ts';

const stateWith = (text: string, dice: number, left: GameState['position']['left'] = []): GameState => ({
  rules: rulesWith(),
  position: { ...readPosition(text), left: left.length > 0 ? left : readPosition(text).left },
  dice,
});

const playOn = (state: GameState, ply: string): GameState => valueOf(applyPly(state, valueOf(parsePly(ply))));

/** The text after the last die of all. */
const afterLast = (text: string, ply: string): string =>
  makePosition(playOn(stateWith(text, DICE_LIMIT - 1), ply).position);

describe('a game', () => {
  it('starts with every plane in its hangar and no die used', () => {
    expect(initialState(PRESETS.quick, [0, 2], 2)).toEqual({
      rules: PRESETS.quick,
      position: openingPosition(PRESETS.quick, [0, 2], 2),
      dice: 0,
    });
  });

  it('counts passes and third sixes as dice, and leavers not', () => {
    let state = initialState(PRESETS.classic, [0, 1, 2], 0);
    for (const [ply, dice] of [
      ['1-', 1],
      ['6L', 2],
      ['red leaves', 2],
      ['6L', 3],
      ['6!', 4],
    ] as const) {
      state = playOn(state, ply);
      expect(state.dice).toBe(dice);
    }
  });

  it('refuses what cannot be played, with the reason', () => {
    const state = initialState(PRESETS.classic, [0, 2], 0);
    expect(applyPly(state, valueOf(parsePly('1L')))).toMatchObject({
      ok: false,
      error: { code: 'illegal-move' },
    });
    expect(applyPly(state, { leaves: 1 })).toMatchObject({ ok: false, error: { code: 'illegal-leave' } });
  });
});

describe('the 2,047th die', () => {
  it('is the last', () => {
    expect(DICE_LIMIT).toBe(2047);
    const text = lay({ r: '7', b: '9' });
    expect(playOn(stateWith(text, 2045), '17').position.turn).toBe(2);
    expect(playOn(stateWith(text, 2046), '17').position.turn).toBeNull();
  });

  it('is played, a 6 too, and gives no further roll', () => {
    expect(afterLast(lay({ r: '7', b: '9' }), '67')).toBe(
      lay({ r: '13', b: '9' }, { turn: '-', rank: 'rb' }),
    );
  });

  it('ranks by planes home, whatever the steps', () => {
    expect(afterLast(lay({ r: '7', y: '54,55,55,55', b: 'F' }), '17')).toBe(
      lay({ r: '8', y: '54,55,55,55', b: 'F' }, { turn: '-', rank: 'byr' }),
    );
  });

  it('ranks at equal planes home by the sum of steps, every plane of a stack counted', () => {
    const text = lay({ r: '40', y: '10+10+10+10', b: '5,19+19', g: '' });
    expect(afterLast(text, '140')).toBe(
      lay({ r: '41', y: '10+10+10+10', b: '5,19+19', g: '' }, { turn: '-', rank: 'bryg' }),
    );
  });

  it('counts a plane in the hangar and one on the launch cell as no step', () => {
    expect(afterLast(lay({ r: '', y: '0,0,0', b: '1' }), '1-')).toBe(
      lay({ r: '', y: '0,0,0', b: '1' }, { turn: '-', rank: 'bry' }),
    );
  });

  it('ranks at equal steps by seat', () => {
    expect(afterLast(lay({ r: '', y: '', b: '', g: '' }, { turn: 'b' }), '3-')).toBe(
      lay({ r: '', y: '', b: '', g: '' }, { turn: '-', rank: 'rybg' }),
    );
    expect(afterLast(lay({ r: '7', y: '8', b: '8', g: '' }), '17')).toBe(
      lay({ r: '8', y: '8', b: '8', g: '' }, { turn: '-', rank: 'rybg' }),
    );
  });

  it('leaves who is ranked on top and who left below, the earlier lower', () => {
    const text = lay({ r: '7', y: 'F,F,F,F', b: '9', g: 'x' }, { rank: 'y' });
    expect(afterLast(text, '17')).toBe(
      lay({ r: '8', y: 'F,F,F,F', b: '9', g: 'x' }, { turn: '-', rank: 'ybrg' }),
    );
    const two = lay({ r: '7', y: 'x', b: '9', g: 'x' });
    expect(makePosition(playOn(stateWith(two, 2046, [3, 1]), '17').position)).toBe(
      lay({ r: '8', y: 'x', b: '9', g: 'x' }, { turn: '-', rank: 'bryg' }),
    );
  });

  it('can end the game as any other does', () => {
    expect(afterLast(lay({ r: '55,F,F,F', b: '9' }), '155')).toBe(
      lay({ r: 'F,F,F,F', b: '9' }, { turn: '-', rank: 'rb' }),
    );
    expect(afterLast(lay({ r: '55,F,F,F', y: '', b: '9' }), '155')).toBe(
      lay({ r: 'F,F,F,F', y: '', b: '9' }, { turn: '-', rank: 'rby' }),
    );
    expect(afterLast(lay({ r: '55,F,F,F', b: '9', g: 'x' }), '155')).toBe(
      lay({ r: 'F,F,F,F', b: '9', g: 'x' }, { turn: '-', rank: 'rbg' }),
    );
  });

  it('is followed by nothing, not even a leaver', () => {
    const over = playOn(stateWith(lay({ r: '7', b: '9' }), 2046), '17');
    expect(applyPly(over, valueOf(parsePly('19')))).toMatchObject({
      ok: false,
      error: { code: 'game-over' },
    });
    expect(applyPly(over, { leaves: 2 })).toMatchObject({ ok: false, error: { code: 'game-over' } });
  });
});
