/**
 * Expectimax: own moves, then the mean over the dice, where each player chooses the move that is best for themselves.
 * `writeChances` judges the leaves.
 */

import type { Position, Rules } from '@aeroplane/engine';
import {
  innerMoves,
  innerPlay,
  innerRules,
  loadPosition,
  MOST_MOVES,
  newInnerState,
  NOBODY,
  RANK,
  RANKED,
  TURN,
  UndoStack,
  type InnerRules,
  type InnerState,
} from '@aeroplane/engine/inner';
import { writeChances } from './chances.ts';
import { featureTables, type FeatureTables } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** The depth of a search in plies, its own move included. */
const DEEPEST = 4;

/** Chances by seat. */
export type Chances = Float64Array;

/** Searches positions under one set of rules. It reuses buffers, so only one caller may use it at a time. */
export class Searcher {
  readonly #rules: InnerRules;
  readonly #tables: FeatureTables;
  readonly #weights: Float64Array;
  readonly #state: InnerState = newInnerState();
  readonly #undo = new UndoStack(DEEPEST + 1);
  readonly #moves = Array.from({ length: DEEPEST + 1 }, () => new Int32Array(MOST_MOVES));
  readonly #chances = Array.from({ length: 2 * (DEEPEST + 1) }, () => new Float64Array(4));
  #rankedBefore = 0;
  #nodes = 0;

  constructor(rules: Rules, weights: Float64Array = WEIGHTS) {
    this.#rules = innerRules(rules);
    this.#tables = featureTables(rules);
    this.#weights = weights;
  }

  /** Positions judged since `load`. */
  get nodes(): number {
    return this.#nodes;
  }

  /** Sets the position that the other methods search from. */
  load(position: Position): void {
    loadPosition(this.#state, position);
    this.#rankedBefore = this.#state[RANKED] as number;
    this.#nodes = 0;
  }

  /** The legal moves with a die, in canonical order. */
  legal(die: number): number[] {
    const moves = this.#moves[0] as Int32Array;
    return Array.from(moves.subarray(0, innerMoves(this.#rules, this.#state, die, moves)));
  }

  /** Every player's chance to finish next before a roll: the mean over the six dice. */
  afterRoll(out: Chances): void {
    this.#expect(1, out);
  }

  /** Every player's chance after a move with a die, looking `ahead` rolls. */
  afterMove(die: number, move: number, ahead: number, out: Chances): void {
    this.#undo.push(this.#state);
    innerPlay(this.#rules, this.#state, die, move);
    this.#expect(ahead, out);
    this.#undo.pop(this.#state);
  }

  /** Every player's chance after the best move with a die, looking `ahead` rolls. */
  bestOf(die: number, ahead: number, out: Chances): void {
    this.#best(die, ahead, out);
  }

  #judge(out: Chances): void {
    this.#nodes += 1;
    const state = this.#state;
    if ((state[RANKED] as number) > this.#rankedBefore) {
      out.fill(0);
      out[state[RANK + this.#rankedBefore] as number] = 1;
    } else writeChances(this.#tables, this.#weights, state, out);
  }

  /** The mean over the next roll. */
  #expect(ahead: number, out: Chances): void {
    const state = this.#state;
    if (ahead === 0 || state[TURN] === NOBODY || (state[RANKED] as number) > this.#rankedBefore) {
      this.#judge(out);
      return;
    }
    const one = this.#chances[2 * ahead] as Chances;
    out.fill(0);
    for (let die = 1; die <= 6; die += 1) {
      this.#best(die, ahead - 1, one);
      for (let seat = 0; seat < 4; seat += 1) out[seat] = (out[seat] as number) + (one[seat] as number) / 6;
    }
  }

  /** The chances after the move that is best for the player on turn. */
  #best(die: number, ahead: number, out: Chances): void {
    const mover = this.#state[TURN] as number;
    const moves = this.#moves[ahead + 1] as Int32Array;
    const one = this.#chances[2 * ahead + 1] as Chances;
    const found = innerMoves(this.#rules, this.#state, die, moves);
    let best = -1;
    for (let index = 0; index < found; index += 1) {
      this.#undo.push(this.#state);
      innerPlay(this.#rules, this.#state, die, moves[index] as number);
      this.#expect(ahead, one);
      this.#undo.pop(this.#state);
      if ((one[mover] as number) <= best) continue;
      best = one[mover] as number;
      out.set(one);
    }
  }
}
