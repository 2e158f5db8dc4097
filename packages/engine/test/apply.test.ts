import { describe, expect, it } from 'vitest';
import { apply, LAUNCH, parseMove, PASS, PRESETS } from '../src/index.ts';
import { lay, readPosition, valueOf } from './scenario.ts';

const { classic } = PRESETS;

describe('a legal move', () => {
  it('leaves the fleets that it does not touch as they are, not copied', () => {
    const position = readPosition(lay({ r: '19', y: '7', b: '9', g: '3' }));
    const after = apply(classic, position, 1, valueOf(parseMove('19')));
    expect(after.fleets[1]).not.toBe(position.fleets[1]);
    expect(after.fleets[2]).toBe(position.fleets[2]);
    expect(after.fleets[3]).toBe(position.fleets[3]);
  });

  it('leaves the fleet of a player who passes as it is, after a six too', () => {
    const position = readPosition(lay({ r: '', b: '' }));
    expect(apply(classic, position, 1, PASS).fleets[0]).toBe(position.fleets[0]);
    const column = readPosition(lay({ r: '51,52,53,54', b: '' }, { sixes: 1 }));
    expect(apply(classic, column, 6, PASS).fleets[0]).toBe(column.fleets[0]);
    const last = readPosition(lay({ r: '53,F,F,F', b: '' }, { sixes: 1 }));
    expect(apply(classic, last, 5, PASS).fleets[0]).toBe(last.fleets[0]);
  });

  it('does not exist when the game is over: the position is the same', () => {
    const over = readPosition(lay({ r: 'F,F,F,F', b: '7' }, { turn: '-', rank: 'rb' }));
    for (const move of [PASS, LAUNCH]) expect(apply(classic, over, 6, move)).toBe(over);
  });
});
