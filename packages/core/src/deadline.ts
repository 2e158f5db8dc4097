/** When a decision ends, and when a game next has something due (DESIGN § 3, § 4). */

import { TURN_TIME_MS, type Decision, type Game, type GameSeat } from './game.ts';
import { deadlineWith } from './quiet-window.ts';

/** The decision that opens now for whoever has this seat; their quiet window counts as the seat has it now. */
export function openDecision(game: Game, { sitter }: GameSeat, nowMs: number): Decision {
  const turnTimeMs = TURN_TIME_MS[game.turnTime];
  const quiet = sitter.kind === 'player' ? sitter.quiet : undefined;
  const deadlineAtMs =
    quiet === undefined ? nowMs + turnTimeMs : deadlineWith(nowMs, turnTimeMs, quiet, quiet.timeZone);
  return { openedAtMs: nowMs, deadlineAtMs };
}

/**
 * The wake-up to keep when something is due at `dueAtMs`: the earlier of the two. One that comes too early looks and
 * is set again, so a move costs no write of the index (lazy waking).
 */
export const wakeBy = (game: Game, dueAtMs: number): number =>
  game.wakeAtMs === null ? dueAtMs : Math.min(game.wakeAtMs, dueAtMs);
