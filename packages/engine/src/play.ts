/** Playing a roll and a move that may be illegal (docs/rules.md#a-turn). */

import { apply } from './apply.ts';
import { isDie, legalMoves } from './legal-moves.ts';
import { makeMove, type Move } from './move.ts';
import type { Position } from './position.ts';
import { fail, ok, type Result } from './result.ts';
import type { Rules } from './rules.ts';

/**
 * The position after a roll and a move. Errors: `bad-die` for a die that is not 1 … 6; `game-over`; `illegal-move` for a
 * move that this roll does not allow.
 */
export function play(rules: Rules, position: Position, die: number, move: Move): Result<Position> {
  if (!isDie(die)) return fail('bad-die', `a die shows 1 to 6, not ${String(die)}`);
  if (position.turn === null) return fail('game-over', 'the game is over');
  const moves = legalMoves(rules, position, die);
  if (!moves.includes(move)) {
    return fail(
      'illegal-move',
      `${makeMove(move)} is not legal with a ${die}: ${moves.map(makeMove).join(' ')}`,
    );
  }
  return ok(apply(rules, position, die, move));
}
