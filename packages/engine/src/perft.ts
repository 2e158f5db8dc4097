/** Perft: the leaf count of the tree of all rolls and legal moves (docs/rules.md#perft), to check move generation. */

import { apply } from './apply.ts';
import { DIE_FACES, legalMoves } from './legal-moves.ts';
import type { Position } from './position.ts';
import type { Rules } from './rules.ts';

/** Leaves after `depth` plies. A roll without a move counts once, as its pass; a game that is over counts once. */
export function perft(rules: Rules, position: Position, depth: number): number {
  if (depth === 0 || position.turn === null) return 1;
  let leaves = 0;
  for (const die of DIE_FACES) {
    const moves = legalMoves(rules, position, die);
    if (depth === 1) leaves += moves.length;
    else for (const move of moves) leaves += perft(rules, apply(rules, position, die, move), depth - 1);
  }
  return leaves;
}
