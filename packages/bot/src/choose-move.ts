/**
 * The three levels of bots. All judge positions by the same model and choose the move with the best chance after it. An
 * easy bot misjudges by a lot and a medium bot by a little; a hard bot looks ahead over the dice within a budget.
 */

import type { Move, Position, Rules } from '@aeroplane/engine';
import { mistake } from './mistake.ts';
import { searcherFor } from './searcher-for.ts';
import type { Chances, Searcher } from './searcher.ts';

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** The largest misjudgement of a move, as a chance to win; a hard bot makes none. */
const WORST_MISTAKE = { easy: 0.2, medium: 0.04 } as const;

/** The budget of a hard bot: positions judged per decision. A count, not a time, so that its choice is repeatable. */
export const HARD_NODES = 8_000;

/** The most rolls that a hard bot looks ahead. */
const FARTHEST = 3;

const chances: Chances = new Float64Array(4);

/** The mover's chance after each move, looking `ahead` rolls. */
function worths(
  searcher: Searcher,
  moves: readonly Move[],
  mover: number,
  die: number,
  ahead: number,
): number[] {
  return moves.map((move) => {
    searcher.afterMove(die, move, ahead, chances);
    return chances[mover] ?? 0;
  });
}

function searchedWorths(searcher: Searcher, moves: readonly Move[], mover: number, die: number): number[] {
  let found = worths(searcher, moves, mover, die, 0);
  let before = searcher.nodes;
  for (let ahead = 1; ahead <= FARTHEST; ahead += 1) {
    const start = searcher.nodes;
    found = worths(searcher, moves, mover, die, ahead);
    const spent = searcher.nodes - start;
    // One roll deeper costs about as many times more as the last one did.
    if (searcher.nodes + (spent * spent) / before > HARD_NODES) break;
    before = spent;
  }
  return found;
}

/** The index of the greatest number, the first if several are equal. */
const bestOf = (numbers: readonly number[]): number =>
  numbers.reduce((best, value, index) => (value > (numbers[best] ?? -Infinity) ? index : best), 0);

/**
 * The move of a bot with this die (1 … 6), determined by level, rules, position, die and seed (an integer, which mistakes
 * depend on). Throws a RangeError if the game is over.
 */
export function chooseMove(level: Level, rules: Rules, position: Position, die: number, seed: number): Move {
  const searcher = searcherFor(rules);
  searcher.load(position);
  const moves = searcher.legal(die);
  const [only, ...more] = moves;
  if (only === undefined || position.turn === null) throw new RangeError('the game is over');
  if (more.length === 0) return only;
  const mover = position.turn;
  const values =
    level === 'hard'
      ? searchedWorths(searcher, moves, mover, die)
      : worths(searcher, moves, mover, die, 0).map(
          (value, index) => value + mistake(position, die, seed, index, WORST_MISTAKE[level]),
        );
  return moves[bestOf(values)] ?? only;
}
