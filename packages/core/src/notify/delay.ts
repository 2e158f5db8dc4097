/** Notices wait for their reader's rest to end (DESIGN § 3, § 6). */

import { pauseAt, availabilityOf } from '../availability/availability.ts';
import type { Core } from '../context/core.ts';
import { availabilityIn, wakeBy } from '../game/deadline.ts';
import { type Game, WAITING_MS } from '../game/game.ts';
import { seatOfPlayer } from '../game/seats.ts';
import type { Notice, NoticeKind } from '../model/notice.ts';
import type { Player } from '../model/player.ts';

/** A reminder that was due before a pause began may still come so late. */
const LATE_MS = 10 * 60_000;

/** What is of use only until the decision ends. */
const DECISIONS: readonly NoticeKind[] = ['decision', 'reminder', 'nudge'];

/**
 * What has nothing to do with a game's clock, and comes where a seat has no copy of its player's rest, or an old one: it
 * is only kept, or the game is over.
 */
const SOCIAL: readonly NoticeKind[] = ['rematch', 'chat'];

/** When a notice is of no use any more; undefined where it always is of some. */
function endOf(game: Game, { kind }: Notice): number | undefined {
  if (kind === 'rematch') return game.createdAtMs + WAITING_MS;
  return DECISIONS.includes(kind) ? game.decision?.deadlineAtMs : undefined;
}

/** Until when a notice has to wait for its reader's rest to end; undefined: it need not. */
export function delayedUntil(game: Game, notice: Notice, reader: Player, nowMs: number): number | undefined {
  const seat = SOCIAL.includes(notice.kind) ? undefined : seatOfPlayer(game, reader.id);
  const rest = seat === undefined ? availabilityOf(reader, nowMs) : availabilityIn(game, seat);
  const remindAtMs = game.decision?.remindAtMs ?? null;
  if (notice.kind === 'reminder' && remindAtMs !== null) {
    // Before the night, as the reminder's time was chosen, though the clock looks a little later.
    if (nowMs - remindAtMs < LATE_MS && pauseAt(remindAtMs - 1, rest) === undefined) return undefined;
  }
  const endAtMs = pauseAt(nowMs, rest)?.endAtMs;
  // A rest that was announced after the decision had opened may last longer than that.
  return endAtMs !== undefined && endAtMs >= (endOf(game, notice) ?? Infinity) ? undefined : endAtMs;
}

/** Wakes a game at the end of a pause that holds something which its people must hear. */
export async function wakeForDelayed(core: Core, game: Game, heldMs: number): Promise<void> {
  if (wakeBy(game, heldMs) === game.wakeAtMs) return;
  await core.games.change(game.id, (one) =>
    wakeBy(one, heldMs) === one.wakeAtMs ? undefined : { ...one, wakeAtMs: heldMs },
  );
}
