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
import { MAIL_AGAIN_MS, mailDueAt } from './digest.ts';
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
  const times = notices.flatMap((notice) => mailDueAt(player, game, membership, notice) ?? []);
  const nowMs = core.clock.nowMs();
  const dueAtMs = Math.min(...times);
  // An email that is due already may be on its way; if it is lost, it is planned again by then.
  const soonMs = dueAtMs > nowMs ? dueAtMs : nowMs + MAIL_AGAIN_MS;
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
  const delayed = new Map(
    notices.map((notice) => [notice.key, delayedUntil(game, notice, addressee.player, nowMs)]),
  );
  const [now, later] = [
    pushes.filter(({ key }) => delayed.get(key) === undefined),
    pushes.flatMap(({ key }) => delayed.get(key) ?? []),
  ];
  if (now.length > 0) await core.queue.send(now);
  return later.length === 0 ? undefined : Math.min(...later);
}

/** Queues everything about a game that was not delivered yet, and wakes the game when the first delaying pause ends. */
export async function queueNotices(core: Core, game: Game): Promise<void> {
  const notices = await currentNotices(core, game);
  const people = isOver(game) ? playersOf(game) : [...new Set(notices.map(({ player }) => player))];
  const holds: number[] = [];
  for (const player of people) {
    const theirs = notices.filter((notice) => notice.player === player);
    holds.push(...[await queueFor(core, game, player, theirs)].filter((ms) => ms !== undefined));
  }
  if (holds.length > 0) await wakeForDelayed(core, game, Math.min(...holds));
}

/**
 * Queues the newest chat message of a game that is over for those who have it among their finished games. No receipts are
 * kept there, so it may be queued twice, and goes out under the same tag. A reader in a pause finds it on their next
 * visit.
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
