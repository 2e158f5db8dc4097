import fc from 'fast-check';
import { legalMoves, makeMove, parsePosition, PRESETS, type Rules } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { chooseMove, HARD_NODES, LEVELS, searcherFor, type Level } from '../src/index.ts';
import { randomState } from './games.ts';

/** More positions than one roll deeper can add to a search that was within its budget. */
const ONE_TREE = 3 * HARD_NODES;

function chosen(level: Level, text: string, die: number, rules: Rules = PRESETS.classic): string {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(position.error.message);
  return makeMove(chooseMove(level, rules, position.value, die, 0));
}

describe('a bot', () => {
  it('makes a legal move, the same for the same position, die and seed, at every level', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...LEVELS), (seed, level) => {
        const { state, choose } = randomState(seed);
        const die = choose(6) + 1;
        const move = chooseMove(level, state.rules, state.position, die, seed);
        expect(legalMoves(state.rules, state.position, die)).toContain(move);
        expect(chooseMove(level, state.rules, state.position, die, seed)).toBe(move);
      }),
      { numRuns: 30 },
    );
  });

  it('keeps its budget of positions, however many choices there are', () => {
    for (let seed = 0; seed < 15; seed += 1) {
      const { state, choose } = randomState(seed);
      chooseMove('hard', state.rules, state.position, choose(6) + 1, seed);
      expect(searcherFor(state.rules).nodes).toBeLessThan(ONE_TREE);
    }
  });

  it('makes other mistakes with another seed, at the easy level', () => {
    const moves = new Set(
      Array.from({ length: 40 }, (_, seed) => {
        const position = parsePosition('r:H,7,20,33 y:- b:H,H,9,40 g:- turn=r sixes=0 rank=-');
        return position.ok ? chooseMove('easy', PRESETS.classic, position.value, 4, seed) : 0;
      }),
    );
    expect(moves.size).toBeGreaterThan(1);
  });

  it('refuses to choose when the game is over', () => {
    const over = parsePosition('r:F,F,F,F y:- b:H,H,H,H g:- turn=- sixes=0 rank=rb');
    if (!over.ok) throw new Error(over.error.message);
    expect(() => chooseMove('medium', PRESETS.classic, over.value, 3, 0)).toThrow(RangeError);
  });
});

describe.each(['medium', 'hard'] as const)('a %s bot', (level) => {
  it('sends home the last plane where that wins', () => {
    expect(chosen(level, 'r:53,F,F,F y:- b:H,12,30,F g:- turn=r sixes=0 rank=-', 3)).toBe('53');
    expect(chosen(level, 'r:20,53+53,F y:- b:50,F,F,F g:- turn=r sixes=0 rank=-', 3)).toBe('2x53');
  });

  it('captures a plane that is nearly home rather than launch', () => {
    // Blue's step 45 is red's 19, two before the plane on 17.
    expect(chosen(level, 'r:H,H,H,17 y:- b:H,H,H,45 g:- turn=r sixes=0 rank=-', 2)).toBe('17');
  });

  it('flies where that brings a plane on', () => {
    expect(chosen(level, 'r:16,F,F,F y:- b:H,H,F,5 g:- turn=r sixes=0 rank=-', 2)).toBe('16f');
  });
});
