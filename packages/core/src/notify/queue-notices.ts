/**
 * Queueing notices: which devices must get a push about a game that was written (docs/design.md#notices). The change
 * stream asks for it at least once, so what the receipts name is left out, and everything here may happen twice.
 */

import { changePlayer } from '../account/profile.ts';
import type { Core } from '../context/core.ts';
import { type Game, isOver } from '../game/game.ts';
import { playersOf } from '../game/seats.ts';
import { clearSeat } from '../lists/settle-game.ts';
import type { Addressee } from '../model/addressee.ts';
import type { Membership } from '../model/membership.ts';
import type { Notice } from '../model/notice.ts';
import type { Nudge } from '../model/nudge.ts';
import type { Player } from '../model/player.ts';
import { currentNotices, isRead, readChatNotices, unblocked } from './chat-notices.ts';
import { EMAIL_RETRY_MS, emailDueAt } from './digest.ts';
import { delayedUntil, wakeForDelayed } from './delay.ts';
import { noticeOfNudge } from './nudge-notice.ts';
import { pushesOf } from './pushes.ts';
import { settleWhenDelivered } from './settle-when-delivered.ts';

/** Sets the player's wake-up to when an email may be due. */
async function wakeForEmail(
  core: Core,
  { player }: Addressee,
  game: Game,
  membership: Membership,
  notices: readonly Notice[],
): Promise<void> {
  const times = notices.flatMap((notice) => emailDueAt(player, game, membership, notice) ?? []);
  const nowMs = core.clock.nowMs();
  const dueAtMs = Math.min(...times);
  // An email that is due may be queued already; if it is lost, this wake-up queues another.
  const soonMs = dueAtMs > nowMs ? dueAtMs : nowMs + EMAIL_RETRY_MS;
  const isSet = ({ wakeAtMs }: Player): boolean => wakeAtMs !== null && wakeAtMs <= soonMs;
  if (times.length === 0 || isSet(player)) return;
  await changePlayer(core, player.id, (one) => (isSet(one) ? undefined : { ...one, wakeAtMs: dueAtMs }));
}

/** Queues one player's pushes; returns the earliest end of a pause that delays some of them, undefined where none does. */
async function queueFor(
  core: Core,
  game: Game,
  player: string,
  all: readonly Notice[],
): Promise<number | undefined> {
  const membership = await core.store.readMembership(player, game.id);
  if (membership === undefined) {
    // A crash may have cut the move to the finished games before the seat was cleared.
    await clearSeat(core, game, player);
    return undefined;
  }
  // A read message needs no push; leaving it out here saves reading the addressee.
  const notices = all.filter((notice) => !isRead(membership.chat, notice));
  const addressee = notices.length === 0 ? undefined : await core.store.readAddressee(player);
  const pushes = addressee === undefined ? [] : pushesOf(addressee, membership, notices);
  await settleWhenDelivered(core, game, membership, pushes);
  if (addressee === undefined) return undefined;
  await wakeForEmail(core, addressee, game, membership, notices);

  const nowMs = core.clock.nowMs();
  const untilMs = new Map(
    notices.map((notice) => [notice.key, delayedUntil(game, notice, addressee.player, nowMs)]),
  );
  const now = pushes.filter(({ key }) => untilMs.get(key) === undefined);
  const endsAtMs = pushes.flatMap(({ key }) => untilMs.get(key) ?? []);
  if (now.length > 0) await core.queue.send(now);
  return endsAtMs.length === 0 ? undefined : Math.min(...endsAtMs);
}

/** Queues everything about a game that was not delivered yet, and wakes the game when the first delaying pause ends. */
export async function queueNotices(core: Core, game: Game): Promise<void> {
  const notices = await currentNotices(core, game);
  const people = isOver(game) ? playersOf(game) : [...new Set(notices.map(({ player }) => player))];
  const endsAtMs: number[] = [];
  for (const player of people) {
    const theirs = notices.filter((notice) => notice.player === player);
    const endAtMs = await queueFor(core, game, player, theirs);
    if (endAtMs !== undefined) endsAtMs.push(endAtMs);
  }
  if (endsAtMs.length > 0) await wakeForDelayed(core, game, Math.min(...endsAtMs));
}

/**
 * Queues the newest chat message of a game that is over, for players who have it on their list of finished games. That list
 * stores no receipts, so the message may be queued twice, and goes out under one tag. A reader in a pause finds it on
 * their next visit.
 */
export async function queueLateChat(core: Core, game: Game): Promise<void> {
  if (game.finishedAtMs === null) return;
  for (const notice of await readChatNotices(core, game)) {
    const { player } = notice;
    if ((await core.store.readMembership(player, game.id)) !== undefined) continue;
    const done = await core.store.readFinishedGame(player, game.finishedAtMs, game.id);
    const addressee = done === undefined ? undefined : await core.store.readAddressee(player);
    if (done === undefined || addressee === undefined) continue;
    if (delayedUntil(game, notice, addressee.player, core.clock.nowMs()) !== undefined) continue;
    const pushes = pushesOf(addressee, { ...done, muted: done.muted ?? false, receipts: [] }, [notice]);
    if (pushes.length > 0) await core.queue.send(pushes);
  }
}

/** Queues a nudge for the player who was nudged. */
export async function queueNudge(core: Core, nudged: Nudge): Promise<void> {
  const game = await core.store.readGame(nudged.game);
  const asked = game === undefined ? undefined : noticeOfNudge(game, nudged);
  const [notice] = asked === undefined ? [] : await unblocked(core, [asked]);
  if (notice === undefined) return;
  const membership = await core.store.readMembership(nudged.to, nudged.game);
  const addressee = await core.store.readAddressee(nudged.to);
  if (membership === undefined || addressee === undefined) return;
  const pushes = pushesOf(addressee, membership, [notice]);
  if (pushes.length > 0) await core.queue.send(pushes.map((push) => ({ ...push, from: nudged.from })));
}
