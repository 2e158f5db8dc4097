/**
 * Planning (DESIGN § 6): who must hear what of a game that was written, and by which way. Told by the change stream at
 * least once, so it leaves out what the memberships say was told, and does nothing that may not happen twice.
 */

import { changePlayer } from '../account/profile.ts';
import type { Core } from '../context/core.ts';
import { type Game, isOver } from '../game/game.ts';
import { playersOf } from '../game/seats.ts';
import { clearSeat, settleGame } from '../lists/settle-game.ts';
import type { Addressee } from '../model/addressee.ts';
import type { Membership } from '../model/membership.ts';
import type { Notice } from '../model/notice.ts';
import type { Nudge } from '../model/nudge.ts';
import type { Player } from '../model/player.ts';
import type { PushMessage } from '../model/queued-message.ts';
import { currentNotices, isRead, readChatNotices, unblocked } from './chat-notices.ts';
import { MAIL_AGAIN_MS, mailDueAt } from './digest.ts';
import { heldUntil, holdUntil } from './hold.ts';
import { noticeOfNudge } from './nudge-notice.ts';
import { wasTold, wayOf } from './receipts.ts';

/** The pushes that a player has not had of what they must hear. */
export function pushesOf(
  { player, devices }: Addressee,
  { muted, told, chat }: Pick<Membership, 'muted' | 'told' | 'chat'>,
  notices: readonly Notice[],
): PushMessage[] {
  if (muted) return [];
  return notices
    .filter((notice) => !player.silenced.push.includes(notice.kind) && !isRead(chat, notice))
    .flatMap((notice) =>
      devices
        .filter((device) => !wasTold(told, notice, wayOf(device)))
        .map((device): PushMessage => {
          const { game, kind, mark } = notice;
          return { type: 'push', player: player.id, device: device.id, game, kind, mark };
        }),
    );
}

/** Sets the player's clock to when a mail may have to be written. */
async function wakeForMail(
  core: Core,
  { player }: Addressee,
  game: Game,
  membership: Membership,
  notices: readonly Notice[],
): Promise<void> {
  const times = notices.flatMap((notice) => mailDueAt(player, game, membership, notice) ?? []);
  const nowMs = core.clock.nowMs();
  const dueAtMs = Math.min(...times);
  // One that is due already may be on its way, and is then planned again by itself.
  const soonMs = dueAtMs > nowMs ? dueAtMs : nowMs + MAIL_AGAIN_MS;
  const isSet = ({ wakeAtMs }: Player): boolean => wakeAtMs !== null && wakeAtMs <= soonMs;
  if (times.length === 0 || isSet(player)) return;
  await changePlayer(core, player.id, (one) => (isSet(one) ? undefined : { ...one, wakeAtMs: dueAtMs }));
}

/** Plans what one player must hear, and returns until when any of it is held. */
async function planFor(
  core: Core,
  game: Game,
  player: string,
  all: readonly Notice[],
): Promise<number | undefined> {
  const membership = await core.store.readMembership(player, game.id);
  if (membership === undefined) {
    // What a crash cut off when the game was taken off the list.
    await clearSeat(core, game, player);
    return undefined;
  }
  const notices = all.filter((notice) => !isRead(membership.chat, notice));
  const addressee = notices.length === 0 ? undefined : await core.store.readAddressee(player);
  const pushes = addressee === undefined ? [] : pushesOf(addressee, membership, notices);
  if (pushes.length === 0 && isOver(game)) await settleGame(core, game, membership);
  if (addressee === undefined) return undefined;
  await wakeForMail(core, addressee, game, membership, notices);

  const nowMs = core.clock.nowMs();
  const held = new Map(
    notices.map((notice) => [notice.mark, heldUntil(game, notice, addressee.player, nowMs)]),
  );
  const [now, later] = [
    pushes.filter(({ mark }) => held.get(mark) === undefined),
    pushes.flatMap(({ mark }) => held.get(mark) ?? []),
  ];
  if (now.length > 0) await core.queue.send(now);
  return later.length === 0 ? undefined : Math.min(...later);
}

/** Queues all that has not been told yet of a game, and wakes it again at the end of a pause that holds something. */
export async function planNotices(core: Core, game: Game): Promise<void> {
  const notices = await currentNotices(core, game);
  const people = isOver(game) ? playersOf(game) : [...new Set(notices.map(({ player }) => player))];
  const holds: number[] = [];
  for (const player of people) {
    const theirs = notices.filter((notice) => notice.player === player);
    holds.push(...[await planFor(core, game, player, theirs)].filter((ms) => ms !== undefined));
  }
  if (holds.length > 0) await holdUntil(core, game, Math.min(...holds));
}

/**
 * Queues the newest message of a game that is over for those whose lists have it among the finished ones, where nothing
 * says what was told: it may be queued twice, and goes out under the same tag. Who rests finds it on their next visit.
 */
export async function planLateChat(core: Core, game: Game): Promise<void> {
  if (game.finishedAtMs === null) return;
  for (const notice of await readChatNotices(core, game)) {
    const { player } = notice;
    if ((await core.store.readMembership(player, game.id)) !== undefined) continue;
    const done = await core.store.readDone(player, game.finishedAtMs, game.id);
    const addressee = done === undefined ? undefined : await core.store.readAddressee(player);
    if (done === undefined || addressee === undefined) continue;
    if (heldUntil(game, notice, addressee.player, core.clock.nowMs()) !== undefined) continue;
    const pushes = pushesOf(addressee, { ...done, muted: done.muted ?? false, told: [] }, [notice]);
    if (pushes.length > 0) await core.queue.send(pushes);
  }
}

/** Queues what somebody who was nudged must hear. */
export async function planNudge(core: Core, nudged: Nudge): Promise<void> {
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
