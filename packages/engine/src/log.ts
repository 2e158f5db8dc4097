/**
 * The binary log of a game, one byte per ply. A roll with its move is `(die − 1) · 42 + the index of the move` in the list
 * of legal moves; 252 … 255 is seat 0 … 3 leaving. A list has at most 17 moves (four groups in four forms, and a launch),
 * so 42 is enough, and six times 42 leaves the last four bytes.
 */

import { apply } from './apply.ts';
import { applyPly, afterDie, type GameState } from './game-state.ts';
import { isDie, legalMoves } from './legal-moves.ts';
import { makeMove } from './move.ts';
import type { Ply } from './ply.ts';
import { fail, ok, type Result } from './result.ts';
import type { Seat } from './seat.ts';
import { leave } from './turn.ts';

const MOVES_A_FACE = 42;
const LEAVES = 6 * MOVES_A_FACE;

/** The byte of a ply. Errors: `bad-die`, `illegal-move`, and those of `leave`. */
export function packPly(state: GameState, ply: Ply): Result<number> {
  if ('leaves' in ply) {
    const left = leave(state.position, ply.leaves);
    return left.ok ? ok(LEAVES + ply.leaves) : left;
  }
  if (!isDie(ply.die)) return fail('bad-die', `a die shows 1 to 6, not ${String(ply.die)}`);
  const index = legalMoves(state.rules, state.position, ply.die).indexOf(ply.move);
  if (index < 0) return fail('illegal-move', `${makeMove(ply.move)} is not legal with a ${ply.die}`);
  return ok((ply.die - 1) * MOVES_A_FACE + index);
}

/** A ply read from a log, with its seat and the state after it. */
export interface LoggedPly {
  readonly ply: Ply;
  readonly seat: Seat;
  /** The number of legal moves: 1 leaves no choice; 0 for leaving. */
  readonly choices: number;
  readonly state: GameState;
}

function unpackLeave(state: GameState, byte: number): LoggedPly | undefined {
  const ply = { leaves: (byte - LEAVES) as Seat };
  const left = applyPly(state, ply);
  return left.ok ? { ply, seat: ply.leaves, choices: 0, state: left.value } : undefined;
}

function unpackRoll(state: GameState, byte: number): LoggedPly | undefined {
  const die = Math.floor(byte / MOVES_A_FACE) + 1;
  const moves = legalMoves(state.rules, state.position, die);
  const move = moves[byte % MOVES_A_FACE];
  const seat = state.position.turn;
  if (move === undefined || seat === null) return undefined;
  // An index into the legal moves is legal: `apply` is enough.
  const after = afterDie(state, apply(state.rules, state.position, die, move));
  return { ply: { die, move }, seat, choices: moves.length, state: after };
}

/** Reads a log from its initial state; `bad-log` names the first byte that is not a legal ply, counted from 1. */
export function unpackLog(start: GameState, bytes: Iterable<number>): Result<LoggedPly[]> {
  const plies: LoggedPly[] = [];
  let state = start;
  for (const byte of bytes) {
    const logged = byte >= LEAVES ? unpackLeave(state, byte) : unpackRoll(state, byte);
    if (logged === undefined) return fail('bad-log', `byte ${plies.length + 1} is no ply of this game`);
    state = logged.state;
    plies.push(logged);
  }
  return ok(plies);
}
