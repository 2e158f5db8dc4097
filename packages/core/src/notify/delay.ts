/** Delaying notices to the end of their reader's pause (docs/design.md#notices). */

import { pauseAt, availabilityOf } from '../availability/availability.ts';
import type { Core } from '../context/core.ts';
import { availabilityIn, wakeBy } from '../game/deadline.ts';
import { type Game, WAITING_MS } from '../game/game.ts';
import { seatOfPlayer } from '../game/seats.ts';
import type { Notice, NoticeKind } from '../model/notice.ts';
import type { Player } from '../model/player.ts';

/** How late a reminder may come inside a pause that it was due before. */
const LATE_MS = 10 * 60_000;

/** Kinds that are of no use once the decision has ended. */
const OF_DECISIONS: readonly NoticeKind[] = ['decision', 'reminder', 'nudge'];

/**
 * Kinds that ignore the game's clock. They use the player's own availability: a reserved seat has no copy of it, and the
 * copy in a finished game is out of date.
 */
const SOCIAL: readonly NoticeKind[] = ['rematch', 'chat'];

/** When a notice becomes useless; undefined where it never does. */
function endOf(game: Game, { kind }: Notice): number | undefined {
  if (kind === 'rematch') return game.createdAtMs + WAITING_MS;
  return OF_DECISIONS.includes(kind) ? game.decision?.deadlineAtMs : undefined;
}

/** When the pause ends that delays a notice; undefined where none does. */
export function delayedUntil(game: Game, notice: Notice, reader: Player, nowMs: number): number | undefined {
  const seat = SOCIAL.includes(notice.kind) ? undefined : seatOfPlayer(game, reader.id);
  const availability = seat === undefined ? availabilityOf(reader, nowMs) : availabilityIn(game, seat);
  const remindAtMs = game.decision?.remindAtMs ?? null;
  if (notice.kind === 'reminder' && remindAtMs !== null) {
    // A reminder was timed to come before the night, though the sweep runs a little later.
    if (nowMs - remindAtMs < LATE_MS && pauseAt(remindAtMs - 1, availability) === undefined) return undefined;
  }
  const endAtMs = pauseAt(nowMs, availability)?.endAtMs;
  // A pause that was announced after the decision opened may outlast it.
  return endAtMs !== undefined && endAtMs >= (endOf(game, notice) ?? Infinity) ? undefined : endAtMs;
}

/** Wakes a game when the pause that delays some of its notices ends, at `untilMs`. */
export async function wakeForDelayed(core: Core, game: Game, untilMs: number): Promise<void> {
  if (wakeBy(game, untilMs) === game.wakeAtMs) return;
  await core.games.change(game.id, (one) =>
    wakeBy(one, untilMs) === one.wakeAtMs ? undefined : { ...one, wakeAtMs: untilMs },
  );
}
