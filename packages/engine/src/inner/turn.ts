/** The turn and the ranking in place (docs/rules.md#the-end). */

import { clearMarks } from './fleet.ts';
import type { InnerRules } from './rules.ts';
import { IN_PLAY, LEAVER, LEFT, NOBODY, RANK, RANKED, SIXES, TURN, type InnerState } from './state.ts';

/** Passes the turn to the next seat in play, clockwise. */
export function passTurn(rules: InnerRules, state: InnerState): void {
  const turn = state[TURN] as number;
  if (rules.marks && (state[SIXES] as number) > 0) clearMarks(state, turn, false);
  const inPlay = state[IN_PLAY] as number;
  let next = turn;
  do next = (next + 1) & 3;
  while (((inPlay >> next) & 1) === 0 && next !== turn);
  state[TURN] = next;
  state[SIXES] = 0;
}

function rank(state: InnerState, seat: number): void {
  const ranked = state[RANKED] as number;
  state[RANK + ranked] = seat;
  state[RANKED] = ranked + 1;
}

/** Ranks the mover, whose planes are all home, and ends the game if one player is left. */
export function rankHome(rules: InnerRules, state: InnerState, mover: number): void {
  rank(state, mover);
  const inPlay = (state[IN_PLAY] as number) & ~(1 << mover);
  state[IN_PLAY] = inPlay;
  passTurn(rules, state);
  if ((inPlay & (inPlay - 1)) !== 0) return;
  if (inPlay !== 0) rank(state, 31 - Math.clz32(inPlay));
  for (let at = (state[LEFT] as number) - 1; at >= 0; at -= 1) rank(state, state[LEAVER + at] as number);
  state[IN_PLAY] = 0;
  state[TURN] = NOBODY;
}
