/** When a decision ends, when its player is reminded, and when a game next has something due (DESIGN § 3, § 4, § 6). */

import { pauseAt, type Availability } from '../availability/availability.ts';
import type { Pause } from '../availability/pause.ts';
import { toAct } from './fold.ts';
import { type Decision, type Game, type GameSeat, TURN_TIME_MS } from './game.ts';

/** A reminder comes when so much of the waking time is over. */
const REMIND_AFTER = 0.8;

/** When whoever has this seat rests, as far as this game waits for it: `strict` games know no vacation. */
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
function pauseBefore(fromMs: number, deadlineAtMs: number, rest: Availability): Pause | undefined {
  const { away } = rest;
  const isAhead = away !== undefined && away.startAtMs < deadlineAtMs && fromMs < away.endAtMs;
  return pauseAt(isAhead ? Math.max(away.startAtMs, fromMs) : deadlineAtMs, rest);
}

/**
 * The pauses that a decision's clock stands still in, and when it ends. A deadline inside a night, or behind a vacation,
 * moves by as much as was left of the time when the pause, or the decision in it, began; there it may meet another.
 */
function clockOf(
  openedAtMs: number,
  turnTimeMs: number,
  rest: Availability,
): { pauses: Pause[]; deadlineAtMs: number } {
  const pauses: Pause[] = [];
  let [fromMs, leftMs] = [openedAtMs, turnTimeMs];
  while (pauses.length <= MOST_PAUSES) {
    const deadlineAtMs = fromMs + leftMs;
    const pause = pauseBefore(fromMs, deadlineAtMs, rest);
    if (pause === undefined) return { pauses, deadlineAtMs };
    pauses.push(pause);
    leftMs = deadlineAtMs - Math.max(fromMs, pause.startAtMs);
    fromMs = pause.endAtMs;
  }
  throw new Error(`a decision met more than ${MOST_PAUSES} pauses`);
}

/** The instant at which a clock that stands still in these pauses has run for so long. */
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
  rest: Availability,
): Pick<Decision, 'remindAtMs' | 'deadlineAtMs'> {
  const { pauses, deadlineAtMs } = clockOf(openedAtMs, turnTimeMs, rest);
  const runAtMs = afterRunning(openedAtMs, REMIND_AFTER * turnTimeMs, pauses);
  const pause = pauseAt(runAtMs, rest);
  if (pause === undefined) return { remindAtMs: runAtMs, deadlineAtMs };
  // Before the night rather than after it, when little would be left.
  const remindAtMs = pause.startAtMs > openedAtMs ? pause.startAtMs : pause.endAtMs;
  return { remindAtMs: remindAtMs < deadlineAtMs ? remindAtMs : null, deadlineAtMs };
}

/** The decision that opens now for whoever has this seat. `shown`: in the answer to an act of their own. */
export function openDecision(game: Game, seat: GameSeat, nowMs: number, shown: boolean): Decision {
  return {
    openedAtMs: nowMs,
    ...timesOf(nowMs, TURN_TIME_MS[game.turnTime], availabilityIn(game, seat)),
    shown,
  };
}

/** When a decision next asks for something: to be reminded of, or to be ended. */
export const nextDueAt = ({ remindAtMs, deadlineAtMs }: Decision, nowMs: number): number =>
  remindAtMs !== null && remindAtMs > nowMs ? remindAtMs : deadlineAtMs;

/**
 * The wake-up to keep when something is due at `dueAtMs`: the earlier of the two. One that comes too early looks and
 * is set again, so a move costs no write of the index (lazy waking).
 */
export const wakeBy = (game: Game, dueAtMs: number): number =>
  game.wakeAtMs === null ? dueAtMs : Math.min(game.wakeAtMs, dueAtMs);

/** A decision is left alone for this part of its time. */
const NUDGE_AFTER = 0.25;

/** From when on whoever is waited for may be nudged; null where nobody is. */
export function nudgeFrom(game: Game): number | null {
  if (game.decision === null || toAct(game) === null) return null;
  return game.decision.openedAtMs + NUDGE_AFTER * TURN_TIME_MS[game.turnTime];
}
