/** Random games, for tests, benchmarks and the command line. The caller brings the source of chance. */

import { apply } from './apply.ts';
import { afterDie, initialState, type GameState } from './game-state.ts';
import { legalMoves } from './legal-moves.ts';
import type { Ply } from './ply.ts';
import type { Rules } from './rules.ts';
import { makeRecord, type GameRecord } from './record.ts';
import type { Seat } from './seat.ts';

/** A random integer, 0 … bound − 1. */
export type Choose = (bound: number) => number;

/** A 32-bit generator of the SplitMix family (Steele, Lea and Flood): repeatable, and predictable, so not for real dice. */
export function seededChoose(seed: number): Choose {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    mixed ^= mixed >>> 15;
    return Math.floor(((mixed >>> 0) / 2 ** 32) * bound);
  };
}

/** A random ply; the game must not be over. */
export function randomPly(state: GameState, choose: Choose): Extract<Ply, { die: number }> {
  const die = choose(6) + 1;
  const moves = legalMoves(state.rules, state.position, die);
  return { die, move: moves[choose(moves.length)] ?? 0 };
}

/** The record of a game of random moves, played to its end. */
export function randomGame(rules: Rules, seats: readonly Seat[], choose: Choose): GameRecord {
  const first = seats[choose(seats.length)] ?? 0;
  let state = initialState(rules, seats, first);
  const plies: Ply[] = [];
  while (state.position.turn !== null) {
    const ply = randomPly(state, choose);
    plies.push(ply);
    state = afterDie(state, apply(rules, state.position, ply.die, ply.move));
  }
  return makeRecord(rules, seats, first, plies);
}
