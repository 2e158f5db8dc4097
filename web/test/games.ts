/** Whole games for tests. */

import {
  applyPly,
  legalMoves,
  makePly,
  PRESETS,
  initialState,
  type GameState,
  type Ply,
  type Preset,
  type Seat,
} from '@aeroplane/engine';

export interface PlayedGame {
  readonly seats: readonly Seat[];
  readonly states: readonly GameState[];
  readonly plies: readonly Ply[];
  readonly texts: readonly string[];
}

/** A small generator with a fixed seed, so that every run plays the same games. */
export function numbers(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 12_345;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

/** A game of random legal moves. */
export function randomGame(preset: Preset, seats: readonly Seat[], seed: number): PlayedGame {
  const next = numbers(seed);
  const states = [initialState(PRESETS[preset], seats, seats[next(seats.length)] ?? 0)];
  const plies: Ply[] = [];
  for (;;) {
    const state = states[states.length - 1];
    if (!state || state.position.turn === null) break;
    const die = next(6) + 1;
    const moves = legalMoves(state.rules, state.position, die);
    const ply: Ply = { die, move: moves[next(moves.length)] ?? 0 };
    const after = applyPly(state, ply);
    if (!after.ok) throw new Error(after.error.message);
    states.push(after.value);
    plies.push(ply);
  }
  return { seats, states, plies, texts: plies.map(makePly) };
}
