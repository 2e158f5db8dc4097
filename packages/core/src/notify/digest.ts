/**
 * Email digests (docs/design.md#mail): what they contain, and when they are due. They are for players who have not
 * looked for a time of their choice.
 */

import { pauseAt } from '../availability/availability.ts';
import { availabilityIn } from '../game/deadline.ts';
import type { Game } from '../game/game.ts';
import { seatOfPlayer } from '../game/seats.ts';
import type { MyGame } from '../lists/memberships.ts';
import type { Membership } from '../model/membership.ts';
import { MAIL_KINDS, type MailKind, type Notice } from '../model/notice.ts';
import type { Player } from '../model/player.ts';
import { noticesOf } from './game-notices.ts';
import { EMAIL_CHANNEL, isReceipted } from './receipts.ts';

const HOUR_MS = 3_600_000;

/** An email without receipt is queued again after this time. */
export const EMAIL_RETRY_MS = 15 * 60_000;

const isMailKind = (kind: Notice['kind']): kind is MailKind => MAIL_KINDS.some((one) => one === kind);

/** When an email about a notice is due, in ms since the epoch, 0 for at once; undefined where none is. */
export function emailDueAt(
  { mail, silenced }: Player,
  game: Game,
  { seen, muted, receipts }: Membership,
  notice: Notice,
): number | undefined {
  const { kind } = notice;
  if (mail?.confirmedAtMs == null || muted || !isMailKind(kind) || silenced.mail.includes(kind))
    return undefined;
  if (seen >= game.log.length || isReceipted(receipts, notice, EMAIL_CHANNEL)) return undefined;
  // Notices of other kinds come after time for the player to look.
  if (kind !== 'decision' || game.decision === null) return 0;
  const dueAtMs = game.decision.openedAtMs + mail.afterHours * HOUR_MS;
  const seat = seatOfPlayer(game, notice.player);
  return seat === undefined ? dueAtMs : (pauseAt(dueAtMs, availabilityIn(game, seat))?.endAtMs ?? dueAtMs);
}

export interface DueNotice {
  readonly mine: MyGame;
  readonly notice: Notice;
}

/** The notices that are due in an email to this player, and when the next one falls due. */
export function digestOf(
  player: Player,
  games: readonly MyGame[],
  nowMs: number,
): { due: DueNotice[]; nextAtMs: number | null } {
  const due: DueNotice[] = [];
  let nextAtMs: number | null = null;
  for (const mine of games) {
    for (const notice of noticesOf(mine.game, nowMs).filter((one) => one.player === player.id)) {
      const dueAtMs = emailDueAt(player, mine.game, mine.membership, notice);
      if (dueAtMs === undefined) continue;
      if (dueAtMs <= nowMs) due.push({ mine, notice });
      else nextAtMs = Math.min(nextAtMs ?? dueAtMs, dueAtMs);
    }
  }
  return { due, nextAtMs };
}
