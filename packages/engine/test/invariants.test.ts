/** Invariants of every position of every game (docs/rules.md#cases), under any policy of the players. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apply,
  cellOf,
  eventsOf,
  LAUNCH,
  LAUNCH_CELL,
  legalMoves,
  SEATS,
  sizeOf,
  stepOf,
  type Choose,
  type GameState,
  type Ply,
  type Position,
} from '../src/index.ts';
import { atRandom, gameArbitrary, planesOf, stepsOf, withLeavers, type Policy } from './arbitraries.ts';

const sumOfSteps = (position: Position, seat: number): number =>
  (position.fleets[seat] ?? []).reduce((sum, code) => sum + stepOf(code) * sizeOf(code), 0);

/** Advances as little as possible, and launches only when it must. */
const stalling: Policy = (state: GameState, choose: Choose): Ply => {
  const die = choose(6) + 1;
  const mover = state.position.turn ?? 0;
  const moves = legalMoves(state.rules, state.position, die);
  const gain = (move: number): number => sumOfSteps(apply(state.rules, state.position, die, move), mover);
  const [slowest] = moves.toSorted(
    (a, b) => Number(a === LAUNCH) - Number(b === LAUNCH) || gain(a) - gain(b),
  );
  return { die, move: slowest ?? 0 };
};

function expectSound(position: Position, seats: readonly number[], planes: number): void {
  const holders = new Map<number, number>();
  for (const seat of SEATS) {
    const there = seats.includes(seat) && !position.left.includes(seat);
    expect(position.fleets[seat] === null).toBe(!there);
    if (!there) continue;
    expect(planesOf(position, seat)).toBe(planes);
    for (const code of position.fleets[seat] ?? []) {
      const step = stepOf(code);
      if (step === LAUNCH_CELL) expect(sizeOf(code)).toBe(1);
      if (step < 1 || step > 50) continue;
      const cell = cellOf(seat, step);
      expect(holders.get(cell) ?? seat).toBe(seat);
      holders.set(cell, seat);
    }
  }
  if (position.turn !== null) expect(seats).toContain(position.turn);
}

describe('in every game', () => {
  it.each([
    ['played at random', atRandom, 15],
    ['with leavers', withLeavers, 15],
    ['of players who stall', stalling, 6],
  ] as const)('%s planes are conserved, no cell holds two colours, and it ends', (_, policy, numRuns) => {
    fc.assert(
      fc.property(gameArbitrary, ({ start, seats, seed }) => {
        const steps = stepsOf(start, seed, policy);
        for (const { after } of steps) expectSound(after.position, seats, start.rules.planes);
        const end = steps.at(-1)?.after;
        expect(end?.position.turn).toBeNull();
        expect(end?.dice).toBeLessThanOrEqual(2047);
        expect(end?.position.rank.toSorted()).toEqual(seats);
        const leavers = end?.position.left ?? [];
        expect(end?.position.rank.slice(seats.length - leavers.length)).toEqual(leavers.toReversed());
      }),
      { numRuns },
    );
  });

  it('it ends with the worst dice too', () => {
    fc.assert(
      fc.property(gameArbitrary, fc.constantFrom(1, 2, 6), ({ start }, die) => {
        const first: Policy = (state) => ({
          die,
          move: legalMoves(state.rules, state.position, die)[0] ?? 0,
        });
        const end = stepsOf(start, 0, first).at(-1)?.after;
        expect(end?.position.turn).toBeNull();
        expect(end?.dice).toBeLessThanOrEqual(2047);
      }),
      { numRuns: 15 },
    );
  });

  it('a position is never changed, only succeeded', () => {
    const frozen: Policy = (state, choose) => {
      Object.freeze(state.position);
      for (const part of [state.position.rank, state.position.left]) Object.freeze(part);
      for (const fleet of Object.freeze(state.position.fleets)) Object.freeze(fleet);
      return withLeavers(state, choose);
    };
    fc.assert(
      fc.property(gameArbitrary, ({ start, seed }) => {
        for (const { before, ply } of stepsOf(start, seed, frozen))
          eventsOf(start.rules, before.position, ply);
      }),
      { numRuns: 5 },
    );
  });
});
