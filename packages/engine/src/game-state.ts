/** A game under way: its rules, its position and how many dice it has used; a fold over plies (RULES § 3, § 3.7). */

import { play } from './play.ts';
import type { Ply } from './ply.ts';
import { openingPosition, type Position } from './position.ts';
import { ok, type Result } from './result.ts';
import type { Rules } from './rules.ts';
import type { Seat } from './seat.ts';
import { endByLimit, leave } from './turn.ts';

/** A game ends after this many dice: players can stall, and the dice are committed to beforehand (§ 3.7). */
export const DICE_LIMIT = 2047;

export interface GameState {
  readonly rules: Rules;
  readonly position: Position;
  /** How many plies so far had a die. */
  readonly dice: number;
}

/** The state before the first roll. */
export const startGame = (rules: Rules, seats: readonly Seat[], first: Seat): GameState => ({
  rules,
  position: openingPosition(rules, seats, first),
  dice: 0,
});

/** The state after a position that a ply with a die led to: over, where that was the last die of all. */
export const afterDie = (state: GameState, position: Position): GameState => ({
  rules: state.rules,
  position: state.dice + 1 === DICE_LIMIT ? endByLimit(position) : position,
  dice: state.dice + 1,
});

/** The state after a ply, with the errors of `play` and `leave`. */
export function applyPly(state: GameState, ply: Ply): Result<GameState> {
  if ('leaves' in ply) {
    const left = leave(state.position, ply.leaves);
    return left.ok ? ok({ ...state, position: left.value }) : left;
  }
  const played = play(state.rules, state.position, ply.die, ply.move);
  return played.ok ? ok(afterDie(state, played.value)) : played;
}
