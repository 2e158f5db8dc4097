/** When a decision ends, and when a game next has something due (DESIGN § 3, § 4). */

import { TURN_TIME_MS, type Decision, type Game } from './game.ts';

/** The decision that opens now. */
export const openDecision = (game: Game, nowMs: number): Decision => ({
  openedAtMs: nowMs,
  deadlineAtMs: nowMs + TURN_TIME_MS[game.turnTime],
});

/**
 * The wake-up to keep when something is due at `dueAtMs`: the earlier of the two. One that comes too early looks and
 * is set again, so a move costs no write of the index (lazy waking).
 */
export const wakeBy = (game: Game, dueAtMs: number): number =>
  game.wakeAtMs === null ? dueAtMs : Math.min(game.wakeAtMs, dueAtMs);
