/**
 * The three levels of bots. All judge positions by the same model of chances, and take the move after which they think
 * they stand best: an easy one misjudges by a lot, a medium one by a little, and a hard one looks ahead over the dice as
 * far as its budget goes.
 */

import type { Move, Position, Rules } from '@aeroplane/engine';
import { mistake } from './mistake.ts';
import { searcherFor } from './searcher-for.ts';
import type { Chances, Searcher } from './searcher.ts';

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** How far the levels misjudge a move at most, as a chance to win; a hard bot does not. */
const WORST_MISTAKE = { easy: 0.2, medium: 0.04 } as const;

/** Positions that a hard bot may judge for one decision: a count and not a time, so that it always chooses the same. */
export const HARD_NODES = 8_000;

/** Rolls that a hard bot looks ahead at most. */
const FARTHEST = 3;

const chances: Chances = new Float64Array(4);

/** The mover's own chance after each move, looking `ahead` rolls. */
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
    // The next roll widens the tree about as much as this one did.
    if (searcher.nodes + (spent * spent) / before > HARD_NODES) break;
    before = spent;
  }
  return found;
}

/** The index of the greatest number, the first of several. */
const bestOf = (numbers: readonly number[]): number =>
  numbers.reduce((best, value, index) => (value > (numbers[best] ?? -Infinity) ? index : best), 0);

/**
 * The move that a bot makes with this die (1 … 6): always the same for the same level, position, die and seed (a whole
 * number, which mistakes depend on). The position is one where the game goes on.
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
