/** Results over finished games. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DoneGame } from '../../src/lib/api-types/types.ts';
import { tallyOf } from '../../src/lib/results/tally.ts';

const game = (changes: Partial<DoneGame> = {}): DoneGame => ({
  id: 'g',
  finishedAt: '2026-01-01T00:00:00.000Z',
  colour: 'red',
  rank: 1,
  players: 2,
  opponents: ['Ben'],
  ranks: [2],
  preset: 'classic',
  ...changes,
});

const someGame = fc
  .record({ players: fc.integer({ min: 2, max: 4 }), people: fc.nat({ max: 3 }), turn: fc.nat({ max: 3 }) })
  .map(({ players, people, turn }) => {
    const ranks = Array.from({ length: players }, (_, seat) => ((seat + turn) % players) + 1);
    const [rank = 1, ...others] = ranks;
    const shown = others.slice(0, people);
    return game({ players, rank, opponents: shown.map((_, index) => 'ABC'.charAt(index)), ranks: shown });
  });

describe('the tally', () => {
  it('of no games is empty', () => {
    expect(tallyOf([])).toEqual({ games: 0, won: 0, streak: 0, places: [], rules: [], opponents: [] });
  });

  it('counts places by number of players, and rules', () => {
    const games = [
      game({ rank: 2 }),
      game({ players: 4, rank: 4, preset: 'quick' }),
      game({ players: 4, rank: 1, preset: null }),
      game({ players: 4, rank: 1, preset: 'quick' }),
    ];
    expect(tallyOf(games)).toMatchObject({
      games: 4,
      won: 2,
      places: [
        { players: 2, places: [0, 1] },
        { players: 4, places: [2, 0, 0, 1] },
      ],
      rules: [
        { preset: 'classic', games: 1, won: 0 },
        { preset: 'quick', games: 2, won: 1 },
        { preset: null, games: 1, won: 1 },
      ],
    });
  });

  it('compares the player with each opponent, whatever the places between', () => {
    const games = [
      game({ players: 4, rank: 2, opponents: ['Ben', 'Cem', 'Dee'], ranks: [1, 3, 4] }),
      game({ players: 3, rank: 3, opponents: ['Cem', 'Ben'], ranks: [1, 2] }),
      game(),
    ];
    expect(tallyOf(games).opponents).toEqual([
      { name: 'Ben', games: 3, ahead: 1, behind: 2 },
      { name: 'Cem', games: 2, ahead: 1, behind: 1 },
      { name: 'Dee', games: 1, ahead: 1, behind: 0 },
    ]);
  });

  it('counts wins in a row from the latest game back', () => {
    expect(tallyOf([game(), game(), game({ rank: 2 }), game()]).streak).toBe(2);
    expect(tallyOf([game({ rank: 2 }), game()]).streak).toBe(0);
    expect(tallyOf([game(), game()]).streak).toBe(2);
  });

  it('adds up for any games', () => {
    fc.assert(
      fc.property(fc.array(someGame), (games) => {
        const { won, places, rules, opponents } = tallyOf(games);
        const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
        expect(sum(places.flatMap((row) => row.places))).toBe(games.length);
        expect(sum(places.map((row) => row.places[0] ?? 0))).toBe(won);
        expect(sum(rules.map((row) => row.games))).toBe(games.length);
        for (const row of opponents) expect(row.ahead + row.behind).toBe(row.games);
      }),
    );
  });
});
