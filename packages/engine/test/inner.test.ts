/** The inner form against the plain one, which defines the rules: the same moves in the same order, the same positions. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apply,
  DIE_FACES,
  legalMoves,
  makePosition,
  parseMove,
  parsePosition,
  PRESETS,
  type Position,
  type Rules,
} from '../src/index.ts';
import {
  innerMoves,
  innerPlay,
  innerRules,
  loadPosition,
  MOST_MOVES,
  newInnerState,
  positionOf,
  UndoStack,
  type InnerRules,
  type InnerState,
} from '../src/inner/index.ts';
import { gameArbitrary, positionArbitrary, stepsOf, withLeavers } from './arbitraries.ts';
import { PERFT_VECTORS } from './perft-vectors.ts';
import { valueOf } from './scenario.ts';

const loaded = (position: Position): InnerState => {
  const state = newInnerState();
  loadPosition(state, position);
  return state;
};

function innerList(rules: Rules, state: InnerState, die: number): number[] {
  const out = new Int32Array(MOST_MOVES);
  return [...out.subarray(0, innerMoves(innerRules(rules), state, die, out))];
}

/** Perft in the inner form, taking every ply back. */
function innerPerft(rules: InnerRules, state: InnerState, depth: number, undo: UndoStack): number {
  let leaves = 0;
  for (const die of DIE_FACES) {
    const out = new Int32Array(MOST_MOVES);
    const found = innerMoves(rules, state, die, out);
    if (found === 0) return 1;
    for (let index = 0; index < found; index += 1) {
      if (depth === 1) {
        leaves += 1;
        continue;
      }
      undo.push(state);
      innerPlay(rules, state, die, out[index] ?? 0);
      leaves += innerPerft(rules, state, depth - 1, undo);
      undo.pop(state);
    }
  }
  return leaves;
}

describe('the inner form', () => {
  it('holds a position and gives it back', () => {
    fc.assert(
      fc.property(positionArbitrary, ({ position }) => {
        expect(positionOf(loaded(position))).toEqual(position);
      }),
    );
  });

  it('has the moves and positions of the plain form in rich positions', () => {
    fc.assert(
      fc.property(positionArbitrary, ({ rules, position }) => {
        for (const die of DIE_FACES) {
          const moves = legalMoves(rules, position, die);
          expect(innerList(rules, loaded(position), die)).toEqual(moves);
          for (const move of moves) {
            const state = loaded(position);
            innerPlay(innerRules(rules), state, die, move);
            expect(positionOf(state)).toEqual(apply(rules, position, die, move));
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('plays whole games, loading the position anew when a player leaves', () => {
    fc.assert(
      fc.property(gameArbitrary, ({ start, seed }) => {
        const { rules } = start;
        const state = loaded(start.position);
        for (const { before, ply, after } of stepsOf(start, seed, withLeavers)) {
          if ('leaves' in ply) {
            loadPosition(state, after.position);
            continue;
          }
          expect(innerList(rules, state, ply.die)).toEqual(legalMoves(rules, before.position, ply.die));
          innerPlay(innerRules(rules), state, ply.die, ply.move);
          // The limit of dice belongs to the record, so the inner form does not end there.
          if (after.dice < 2047) expect(positionOf(state)).toEqual(after.position);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('takes plies back, the last first', () => {
    fc.assert(
      fc.property(
        positionArbitrary,
        fc.array(fc.constantFrom(...DIE_FACES), { maxLength: 8 }),
        (start, dice) => {
          const rules = innerRules(start.rules);
          const state = loaded(start.position);
          const undo = new UndoStack(dice.length);
          const met: Position[] = [];
          for (const die of dice) {
            const [move] = innerList(start.rules, state, die);
            if (move === undefined) break;
            met.push(positionOf(state));
            undo.push(state);
            innerPlay(rules, state, die, move);
          }
          for (const position of met.toReversed()) {
            undo.pop(state);
            expect(positionOf(state)).toEqual(position);
          }
        },
      ),
    );
  });

  it('has no moves in a game that is over', () => {
    fc.assert(
      fc.property(gameArbitrary, ({ start, seed }) => {
        const end = stepsOf(start, seed, withLeavers).at(-1)?.after.position ?? start.position;
        expect(positionOf(loaded(end))).toEqual(end);
        for (const die of DIE_FACES) expect(innerList(start.rules, loaded(end), die)).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });

  it.each(PERFT_VECTORS)('counts the leaves of $shows', ({ position: text, rules, leaves }) => {
    const state = loaded(valueOf(parsePosition(text)));
    const shallow = leaves.slice(0, 3);
    const counted = shallow.map((_, index) =>
      innerPerft(innerRules(rules), state, index + 1, new UndoStack(5)),
    );
    expect(counted).toEqual(shallow);
  });

  it('adds up the marks of planes that join', () => {
    const position = valueOf(parsePosition("r:3,9',9',25 y:- b:H,H,H,H g:- turn=r sixes=1 rank=-"));
    const state = loaded(position);
    const move = valueOf(parseMove('3s'));
    innerPlay(innerRules(PRESETS.classic), state, 6, move);
    expect(positionOf(state)).toEqual(apply(PRESETS.classic, position, 6, move));
    expect(makePosition(positionOf(state))).toMatch(/^r:9'\+9'\+9',25 /);
  });
});
