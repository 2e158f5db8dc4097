import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePosition, openingPosition, parsePosition, PRESETS } from '../src/index.ts';
import { gameArbitrary, positionArbitrary, stepsOf, withLeavers } from './arbitraries.ts';
import { after, lay, valueOf } from './scenario.ts';

describe('the text of a position', () => {
  it('of the opening is that of the rules', () => {
    expect(makePosition(openingPosition(PRESETS.classic, [0, 1, 2, 3], 0))).toBe(
      'r:H,H,H,H y:H,H,H,H b:H,H,H,H g:H,H,H,H turn=r sixes=0 rank=-',
    );
    expect(makePosition(openingPosition(PRESETS.quick, [1, 3], 3))).toBe(
      'r:- y:H,H b:- g:H,H turn=g sixes=0 rank=-',
    );
  });

  it('comes back from reading as it was written', () => {
    const text = "r:H,0',12+12,F y:- b:H,7,7,53 g:- turn=r sixes=1 rank=-";
    expect(makePosition(valueOf(parsePosition(text)))).toBe(text);
  });

  it('leads to the same position, in every position of random games', () => {
    fc.assert(
      fc.property(gameArbitrary, ({ start, seed }) => {
        for (const { after: state } of stepsOf(start, seed, withLeavers)) {
          const { position } = state;
          const again = valueOf(parsePosition(makePosition(position)));
          // Until the end the text holds who left, but not in which order.
          const left = position.turn === null ? position.left : position.left.toSorted();
          expect(again).toEqual({ ...position, left });
        }
      }),
      { numRuns: 10 },
    );
  });

  it('leads to the same position, in positions made up', () => {
    fc.assert(
      fc.property(positionArbitrary, ({ position }) => {
        expect(valueOf(parsePosition(makePosition(position)))).toEqual(position);
      }),
    );
  });

  it('is read with its planes in any order and written in the canonical one', () => {
    const jumbled = "r:F,12+12,0',H y:- b:53,7,H,7 g:- turn=r sixes=1 rank=-";
    expect(makePosition(valueOf(parsePosition(jumbled)))).toBe(
      "r:H,0',12+12,F y:- b:H,7,7,53 g:- turn=r sixes=1 rank=-",
    );
  });

  it('may have space around it', () => {
    const text = lay({ r: '5', b: '9' });
    expect(makePosition(valueOf(parsePosition(` ${text}\n`)))).toBe(text);
  });

  it('tells empty seats from seats that left', () => {
    const position = valueOf(parsePosition(lay({ r: '5', y: 'x', b: '9' })));
    expect(position.left).toEqual([1]);
    expect(position.fleets[1]).toBeNull();
    expect(position.fleets[3]).toBeNull();
  });

  it('of a game that is over tells in which order players left', () => {
    const over = after(lay({ r: '5', y: '7', b: '9', g: '11' }), 'green leaves, yellow leaves, blue leaves');
    expect(over).toBe(lay({ r: '5', y: 'x', b: 'x', g: 'x' }, { turn: '-', rank: 'rbyg' }));
    expect(valueOf(parsePosition(over)).left).toEqual([3, 1, 2]);
  });

  it('says whose turn it is', () => {
    expect(valueOf(parsePosition(lay({ y: '5', g: '' }, { turn: 'g' }))).turn).toBe(3);
    expect(valueOf(parsePosition(lay({ r: 'F,F,F,F', b: '' }, { turn: '-', rank: 'rb' }))).turn).toBeNull();
  });

  it.each([
    '',
    'r:H,H,H,H y:- b:H,H,H,H g:-',
    'r:H,H,H,H y:- b:H,H,H,H g:- turn=r sixes=0',
    'see r:H,H,H,H y:- b:H,H,H,H g:- turn=r sixes=0 rank=-',
    'r:H,H,H,H y:- b:H,H,H,H g:- turn=r sixes=0 rank=- dice=3',
    'r:H,H,H,H y:- b:H,H,H,H g:- turn=z sixes=0 rank=-',
    'r:H,H,H,H y:- b:H,H,H,H g:- turn=r sixes=3 rank=-',
    'r:H,H,H,H y:- b:H,H,H,H g:- turn=r sixes=0 rank=rr',
    'r:H,H,H,H y:- b:H,H,H,H g:- turn=r sixes=0 rank=',
    'r:H,H,H,Q y:- b:H,H,H,H g:- turn=r sixes=0 rank=-',
    'r:H,H,H,57 y:- b:H,H,H,H g:- turn=r sixes=0 rank=-',
    'y:H,H,H,H r:- b:H,H,H,H g:- turn=r sixes=0 rank=-',
    'r:H,H,H,H, y:- b:H,H,H,H g:- turn=r sixes=0 rank=-',
    "r:H,H,H,12'+12 y:- b:H,H,H,H g:- turn=r sixes=0 rank=-",
  ])('is not %j', (text) => {
    expect(parsePosition(text)).toMatchObject({ ok: false, error: { code: 'bad-position' } });
  });
});
