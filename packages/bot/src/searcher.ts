/**
 * Looking ahead: the tree of one's moves, the rolls that may follow and what whoever rolls would make of them
 * (expectimax over every player's own chance). Positions at its leaves are judged by `writeChances`.
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

/** Plies that a search looks at, its own move included. */
const DEEPEST = 4;

/** Chances by seat. */
export type Chances = Float64Array;

/** Searches positions under one set of rules. It holds buffers, and is used by one caller at a time. */
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

  /** Positions judged since the last `load`. */
  get nodes(): number {
    return this.#nodes;
  }

  /** The position that the next questions are about. */
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

  /** Every player's chance to finish next before the die is rolled: the mean over what it may show. */
  afterRoll(out: Chances): void {
    this.#expect(1, out);
  }

  /** Every player's chance after a move with a die, looking `ahead` rolls further. */
  afterMove(die: number, move: number, ahead: number, out: Chances): void {
    this.#undo.push(this.#state);
    innerPlay(this.#rules, this.#state, die, move);
    this.#expect(ahead, out);
    this.#undo.pop(this.#state);
  }

  /** Every player's chance if whoever's turn it is makes the best of a die, looking `ahead` rolls further. */
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

  /** The mean over the rolls of whoever comes next. */
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

  /** What the player on turn makes of a die: the move that is best for themselves. */
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
