/**
 * When a decision ends, when its player is reminded, and when a game next has something due
 * (docs/design.md#time-per-decision).
 */

import { pauseAt, type Availability } from '../availability/availability.ts';
import type { Pause } from '../availability/pause.ts';
import { toAct } from './fold.ts';
import { type Decision, type Game, type GameSeat, TURN_TIME_MS } from './game.ts';

/** The part of the running time after which a reminder comes. */
const REMIND_AFTER = 0.8;

/** The availability that this game respects for a seat: `strict` games ignore vacations. */
export function availabilityIn(game: Game, { sitter }: GameSeat): Availability {
  if (sitter.kind !== 'player') return {};
  const { quiet, away } = sitter;
  return { ...(quiet && { quiet }), ...(away && !game.strict && { away }) };
}

/**
 * The most pauses that one decision meets, with room to spare. After the only vacation each pause is a night of at most
 * ten hours that the deadline lies in, so less than ten hours are left behind it, and the next night is further away.
 */
const MOST_PAUSES = 8;

/** The pause that a clock meets next: a vacation before its deadline, else the night that the deadline lies in. */
function pauseBefore(fromMs: number, deadlineAtMs: number, availability: Availability): Pause | undefined {
  const { away } = availability;
  const isAhead = away !== undefined && away.startAtMs < deadlineAtMs && fromMs < away.endAtMs;
  return pauseAt(isAhead ? Math.max(away.startAtMs, fromMs) : deadlineAtMs, availability);
}

/**
 * The pauses in which a decision's clock stands still, and when the decision ends. A deadline inside a night, or after
 * a vacation, moves behind that pause by the time that was left when the pause (or a decision opened in it) began.
 * There it may meet another pause.
 */
function clockOf(
  openedAtMs: number,
  turnTimeMs: number,
  availability: Availability,
): { pauses: Pause[]; deadlineAtMs: number } {
  const pauses: Pause[] = [];
  let [fromMs, leftMs] = [openedAtMs, turnTimeMs];
  while (pauses.length <= MOST_PAUSES) {
    const deadlineAtMs = fromMs + leftMs;
    const pause = pauseBefore(fromMs, deadlineAtMs, availability);
    if (pause === undefined) return { pauses, deadlineAtMs };
    pauses.push(pause);
    leftMs = deadlineAtMs - Math.max(fromMs, pause.startAtMs);
    fromMs = pause.endAtMs;
  }
  throw new Error(`a decision met more than ${MOST_PAUSES} pauses`);
}

/** When a clock that stands still in `pauses` has run for `runMs`. */
function afterRunning(openedAtMs: number, runMs: number, pauses: readonly Pause[]): number {
  let [atMs, leftMs] = [openedAtMs, runMs];
  for (const { startAtMs, endAtMs } of pauses) {
    const untilPauseMs = Math.max(0, startAtMs - atMs);
    if (leftMs <= untilPauseMs) break;
    leftMs -= untilPauseMs;
    atMs = endAtMs;
  }
  return atMs + leftMs;
}

/** When a decision that opens now ends, and when its player is reminded of it; null where no time is left for that. */
export function timesOf(
  openedAtMs: number,
  turnTimeMs: number,
  availability: Availability,
): Pick<Decision, 'remindAtMs' | 'deadlineAtMs'> {
  const { pauses, deadlineAtMs } = clockOf(openedAtMs, turnTimeMs, availability);
  const runAtMs = afterRunning(openedAtMs, REMIND_AFTER * turnTimeMs, pauses);
  const pause = pauseAt(runAtMs, availability);
  if (pause === undefined) return { remindAtMs: runAtMs, deadlineAtMs };
  // Remind before the night rather than after it, when little time would be left.
  const remindAtMs = pause.startAtMs > openedAtMs ? pause.startAtMs : pause.endAtMs;
  return { remindAtMs: remindAtMs < deadlineAtMs ? remindAtMs : null, deadlineAtMs };
}

/** The decision that opens now for this seat. `shown`: the answer to its player's own request shows it. */
export function openDecision(game: Game, seat: GameSeat, nowMs: number, shown: boolean): Decision {
  return {
    openedAtMs: nowMs,
    ...timesOf(nowMs, TURN_TIME_MS[game.turnTime], availabilityIn(game, seat)),
    shown,
  };
}

/** When a decision is next due: its reminder, or its end. */
export const nextDueAt = ({ remindAtMs, deadlineAtMs }: Decision, nowMs: number): number =>
  remindAtMs !== null && remindAtMs > nowMs ? remindAtMs : deadlineAtMs;

/**
 * The wake-up to store when something is due at `dueAtMs`: the earlier of that and the present one. A wake-up that
 * comes too early is set again then, so a move costs no write of the index (docs/design.md#waking).
 */
export const wakeBy = (game: Game, dueAtMs: number): number =>
  game.wakeAtMs === null ? dueAtMs : Math.min(game.wakeAtMs, dueAtMs);

/** The part of the turn time after which a player may be nudged. */
const NUDGE_AFTER = 0.25;

/** When the player to act may first be nudged; null where nobody is to act. */
export function nudgeFrom(game: Game): number | null {
  if (game.decision === null || toAct(game) === null) return null;
  return game.decision.openedAtMs + NUDGE_AFTER * TURN_TIME_MS[game.turnTime];
}
