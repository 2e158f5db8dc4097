/**
 * The binary log of a game: one byte a ply. A roll with its move is `(die − 1) · 42 + the move's index` in the
 * canonical list of legal moves; 252 … 255 is the seat 0 … 3 leaving. A list has 17 moves at most (four groups in
 * four forms, and a launch), so 42 leaves room and six faces still fit below 252.
 */

import { applyPly, afterDie, type GameState } from './game-state.ts';
import { isDie, legalMoves } from './legal-moves.ts';
import { makeMove } from './move.ts';
import { apply } from './play.ts';
import type { Ply } from './ply.ts';
import { fail, ok, type Result } from './result.ts';
import type { Seat } from './seat.ts';
import { leave } from './turn.ts';

const MOVES_A_FACE = 42;
const LEAVES = 6 * MOVES_A_FACE;

/** The byte of a ply that is legal in this state; else the error of `play` or `leave`. */
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

/** One step of reading a log: the ply, who made it, and the state after it. */
export interface LoggedPly {
  readonly ply: Ply;
  readonly seat: Seat;
  /** How many moves were legal; 0 for leaving. Where it is 1, nobody had a choice. */
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
  // The byte is an index into the legal moves, so the move needs no second look.
  const after = afterDie(state, apply(state.rules, state.position, die, move));
  return { ply: { die, move }, seat, choices: moves.length, state: after };
}

/** Reads a log from the state it began in; `bad-log` names the first byte that does not fit, counted from 1. */
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
