/** A game in progress: rules, position and the number of dice used. It is a fold over plies (docs/rules.md#record). */

import { play } from './play.ts';
import type { Ply } from './ply.ts';
import { openingPosition, type Position } from './position.ts';
import { ok, type Result } from './result.ts';
import type { Rules } from './rules.ts';
import type { Seat } from './seat.ts';
import { endByLimit, leave } from './turn.ts';

/** The most dice of a game (docs/rules.md#the-end): the chain of dice is committed to beforehand, so it is finite. */
export const DICE_LIMIT = 2047;

export interface GameState {
  readonly rules: Rules;
  readonly position: Position;
  /** Plies with a die so far: leaving uses none. */
  readonly dice: number;
}

/** The state before the first roll. */
export const initialState = (rules: Rules, seats: readonly Seat[], first: Seat): GameState => ({
  rules,
  position: openingPosition(rules, seats, first),
  dice: 0,
});

/** The state with the position after one more die; the last die ends the game. */
export const afterDie = (state: GameState, position: Position): GameState => ({
  rules: state.rules,
  position: state.dice + 1 === DICE_LIMIT ? endByLimit(position) : position,
  dice: state.dice + 1,
});

/** The state after a ply; errors are those of `play` and `leave`. */
export function applyPly(state: GameState, ply: Ply): Result<GameState> {
  if ('leaves' in ply) {
    const left = leave(state.position, ply.leaves);
    return left.ok ? ok({ ...state, position: left.value }) : left;
  }
  const played = play(state.rules, state.position, ply.die, ply.move);
  return played.ok ? ok(afterDie(state, played.value)) : played;
}
