/**
 * Planning (DESIGN § 6): who must hear what of a game that was written, and by which way. Told by the change stream at
 * least once, so it leaves out what the memberships say was told, and does nothing that may not happen twice.
 */

import type { Core } from './core.ts';
import { restIn, wakeBy } from './deadline.ts';
import { isOver, playersOf, seatOfPlayer, type Game } from './game.ts';
import { MAIL_AGAIN_MS, mailDueAt } from './mail-due.ts';
import type { PushMessage } from './message.ts';
import { noticesOf } from './notices.ts';
import type { Notice, NoticeKind } from './notice.ts';
import { noticeOfNudge, type Nudge } from './nudge.ts';
import type { Player } from './player.ts';
import { changePlayer } from './players.ts';
import type { Addressee, Membership } from './ports.ts';
import { pauseAt } from './rest.ts';
import { settleGame } from './settle-game.ts';
import { wasTold, wayOf } from './told.ts';

/** A reminder that was due before a pause began may still come so late. */
const LATE_MS = 10 * 60_000;

/** What is of use only until the decision ends. */
const DECISIONS: readonly NoticeKind[] = ['decision', 'reminder', 'nudge'];

/** Until when a notice has to wait for its reader's rest to end; undefined: it need not. */
export function heldUntil(game: Game, notice: Notice, nowMs: number): number | undefined {
  const seat = seatOfPlayer(game, notice.player);
  const rest = seat === undefined ? {} : restIn(game, seat);
  const remindAtMs = game.decision?.remindAtMs ?? null;
  if (notice.kind === 'reminder' && remindAtMs !== null) {
    // Before the night, as the reminder's time was chosen, though the clock looks a little later.
    if (nowMs - remindAtMs < LATE_MS && pauseAt(remindAtMs - 1, rest) === undefined) return undefined;
  }
  const endAtMs = pauseAt(nowMs, rest)?.endAtMs;
  // A rest that was announced after the decision had opened may last longer than that.
  const deadlineAtMs = DECISIONS.includes(notice.kind) ? game.decision?.deadlineAtMs : undefined;
  return endAtMs !== undefined && endAtMs >= (deadlineAtMs ?? Infinity) ? undefined : endAtMs;
}

/** The pushes that a player has not had of what they must hear. */
export function pushesOf(
  { player, devices }: Addressee,
  { muted, told }: Membership,
  notices: readonly Notice[],
): PushMessage[] {
  if (muted) return [];
  return notices
    .filter(({ kind }) => !player.silenced.push.includes(kind))
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
  notices: readonly Notice[],
): Promise<number | undefined> {
  const membership = await core.store.readMembership(player, game.id);
  if (membership === undefined) return undefined;
  const addressee = notices.length === 0 ? undefined : await core.store.readAddressee(player);
  const pushes = addressee === undefined ? [] : pushesOf(addressee, membership, notices);
  if (pushes.length === 0 && isOver(game)) await settleGame(core, game, membership);
  if (addressee !== undefined) await wakeForMail(core, addressee, game, membership, notices);

  const nowMs = core.clock.nowMs();
  const held = new Map(notices.map((notice) => [notice.mark, heldUntil(game, notice, nowMs)]));
  const [now, later] = [
    pushes.filter(({ mark }) => held.get(mark) === undefined),
    pushes.flatMap(({ mark }) => held.get(mark) ?? []),
  ];
  if (now.length > 0) await core.queue.send(now);
  return later.length === 0 ? undefined : Math.min(...later);
}

/** Queues all that has not been told yet of a game, and wakes it again at the end of a pause that holds something. */
export async function planNotices(core: Core, game: Game): Promise<void> {
  const notices = noticesOf(game, core.clock.nowMs());
  const people = isOver(game) ? playersOf(game) : [...new Set(notices.map(({ player }) => player))];
  const holds: number[] = [];
  for (const player of people) {
    const theirs = notices.filter((notice) => notice.player === player);
    holds.push(...[await planFor(core, game, player, theirs)].filter((ms) => ms !== undefined));
  }
  if (holds.length > 0) await holdUntil(core, game, Math.min(...holds));
}

/** Wakes a game at the end of a pause that holds something which its people must hear. */
export async function holdUntil(core: Core, game: Game, heldMs: number): Promise<void> {
  if (wakeBy(game, heldMs) === game.wakeAtMs) return;
  await core.games.change(game.id, (one) =>
    wakeBy(one, heldMs) === one.wakeAtMs ? undefined : { ...one, wakeAtMs: heldMs },
  );
}

/** Queues what somebody who was nudged must hear. */
export async function planNudge(core: Core, nudged: Nudge): Promise<void> {
  const game = await core.store.readGame(nudged.game);
  const notice = game === undefined ? undefined : noticeOfNudge(game, nudged);
  if (notice === undefined) return;
  const membership = await core.store.readMembership(nudged.to, nudged.game);
  const addressee = await core.store.readAddressee(nudged.to);
  if (membership === undefined || addressee === undefined) return;
  const pushes = pushesOf(addressee, membership, [notice]);
  if (pushes.length > 0) await core.queue.send(pushes.map((push) => ({ ...push, from: nudged.from })));
}
