/**
 * Delivering (DESIGN § 6): what a message names is read anew, so a decision that was taken meanwhile is dropped, and the
 * membership notes what went out only after it did. Delivered twice, a message is sent at most once more, under the
 * same tag.
 */

import { forgetDevice } from '../account/devices.ts';
import { makeMailToken } from '../account/mail-address.ts';
import type { Core } from '../context/core.ts';
import { isOver } from '../game/game.ts';
import { gamesOf, type MyGame } from '../lists/memberships.ts';
import { settleGame } from '../lists/settle-game.ts';
import type { Device } from '../model/device.ts';
import type { Membership } from '../model/membership.ts';
import type { Notice } from '../model/notice.ts';
import type { Player } from '../model/player.ts';
import type { Message, PushMessage } from '../model/queued-message.ts';
import { rematchAsker } from '../play/rematch.ts';
import type { Couriers } from '../ports/couriers.ts';
import { currentNotices, isRead, readChatNotices, unblocked } from './chat-notices.ts';
import { mailOf } from './digest.ts';
import { heldUntil, holdUntil } from './hold.ts';
import { badgeOf, tellingOf } from './notice-content.ts';
import { noticeOfNudge } from './nudge-notice.ts';
import { pushesOf } from './queue-notices.ts';
import { MAIL_WAY, wasTold, wayOf, withTold } from './receipts.ts';

/** A device's note of when it was last reached is renewed no more often, as each is a write. */
const REACHED_MS = 24 * 3_600_000;

/** Tries to note what was told before others are always faster; a player has few devices. */
const ATTEMPTS = 24;

/** What the player must hear now of one of their games, and the nudge that a message is about. */
async function noticesFor(core: Core, { game }: MyGame, message: PushMessage): Promise<Notice[]> {
  const notices = (await currentNotices(core, game)).filter(({ player }) => player === message.player);
  const nudged =
    message.from === undefined ? undefined : await core.store.readNudge(message.from, message.player);
  const nudge = nudged === undefined ? undefined : noticeOfNudge(game, nudged);
  return nudge === undefined ? notices : [...notices, ...(await unblocked(core, [nudge]))];
}

/** A game that is over leaves its player's list once there is no device left to tell. */
async function settleOnceTold(
  core: Core,
  { game, membership }: MyGame,
  current: readonly Notice[],
): Promise<void> {
  if (!isOver(game)) return;
  const addressee = await core.store.readAddressee(membership.player);
  const left = addressee === undefined ? [] : pushesOf(addressee, membership, current);
  if (left.length === 0) await settleGame(core, game, membership);
}

async function noteTold(
  core: Core,
  { game, membership }: MyGame,
  told: readonly Pick<Notice, 'mark'>[],
  way: string,
  current: readonly Notice[],
): Promise<void> {
  const { player } = membership;
  let known: Membership | undefined = membership;
  for (let attempt = 0; known !== undefined && attempt < ATTEMPTS; attempt += 1) {
    const after = withTold(known.told, told, way, current);
    if (await core.store.setTold(player, game.id, after, known.told))
      return settleOnceTold(core, { game, membership: { ...known, told: after } }, current);
    // Another device was told at the same moment.
    known = await core.store.readMembership(player, game.id);
  }
}

/** Notes that a device was reached, where it is a while since it was. */
async function noteReached(core: Core, { player, id, reachedAtMs }: Device): Promise<void> {
  const nowMs = core.clock.nowMs();
  if (nowMs - (reachedAtMs ?? 0) > REACHED_MS) await core.store.setReached(player, id, nowMs);
}

/** A message of a game that its reader has among the finished ones: nothing notes there that it was told. */
async function deliverLateChat(
  core: Core,
  { push }: Pick<Couriers, 'push'>,
  message: PushMessage,
  games: readonly MyGame[],
): Promise<void> {
  const { player } = message;
  const game = await core.store.readGame(message.game);
  if (game === undefined || game.finishedAtMs === null) return;
  const done = await core.store.readDone(player, game.finishedAtMs, game.id);
  const notice = (await readChatNotices(core, game)).find(
    (one) => one.player === player && one.mark === message.mark,
  );
  if (done === undefined || notice === undefined || done.muted === true || isRead(done.chat, notice)) return;
  const device = await core.store.readDevice(player, message.device);
  const reader = await core.store.readPlayer(player);
  if (device === undefined || reader === undefined || reader.silenced.push.includes('chat')) return;
  if (heldUntil(game, notice, reader, core.clock.nowMs()) !== undefined) return;
  const outcome = await push.send(device, tellingOf(game, notice, reader, badgeOf(player, games)));
  if (outcome === 'gone') await forgetDevice(core, player, device.id);
  else await noteReached(core, device);
}

async function deliverPush(core: Core, { push }: Couriers, message: PushMessage): Promise<void> {
  const { player, mark } = message;
  const [addressee, games] = [await core.store.readAddressee(player), await gamesOf(core, player)];
  const mine = games.find(({ game }) => game.id === message.game);
  if (mine === undefined)
    return message.kind === 'chat' ? deliverLateChat(core, { push }, message, games) : undefined;
  if (addressee === undefined) return;
  const { player: reader, devices } = addressee;
  const device = devices.find(({ id }) => id === message.device);
  const { game, membership } = mine;
  const current = await noticesFor(core, mine, message);
  const notice = current.find((one) => one.mark === mark);
  if (device === undefined || notice === undefined || membership.muted || isRead(membership.chat, notice))
    return settleOnceTold(core, mine, current);
  if (wasTold(membership.told, notice, wayOf(device))) return settleOnceTold(core, mine, current);
  if (reader.silenced.push.includes(notice.kind)) return;
  // A message that waited long in the queue may come into a rest that began meanwhile: it is planned anew after it.
  const heldMs = heldUntil(game, notice, reader, core.clock.nowMs());
  if (heldMs !== undefined) return holdUntil(core, game, heldMs);

  const who = notice.kind === 'rematch' ? await rematchAsker(core, game) : notice.who;
  const told = { ...notice, ...(who !== undefined && { who }) };
  const outcome = await push.send(device, tellingOf(game, told, reader, badgeOf(player, games)));
  if (outcome === 'gone') await forgetDevice(core, player, device.id);
  await noteTold(core, mine, [notice], wayOf(device), current);
  if (outcome === 'sent') await noteReached(core, device);
}

async function deliverTest(core: Core, { push }: Couriers, player: string, id: string): Promise<void> {
  const device = await core.store.readDevice(player, id);
  const reader = await core.store.readPlayer(player);
  if (device === undefined || reader === undefined) return;
  const { language } = reader;
  const badge = badgeOf(player, await gamesOf(core, player));
  const outcome = await push.send(device, {
    kind: 'test',
    ...(language !== undefined && { language }),
    badge,
  });
  if (outcome === 'gone') await forgetDevice(core, player, id);
  else await core.store.setReached(player, id, core.clock.nowMs());
}

const languageOf = ({ language }: Player): { language?: string } =>
  language === undefined ? {} : { language };

async function deliverDigest(core: Core, { mail }: Couriers, player: string): Promise<void> {
  const reader = await core.store.readPlayer(player);
  if (reader?.mail == null || mail === undefined) return;
  const games = await gamesOf(core, player);
  const { due } = mailOf(reader, games, core.clock.nowMs());
  if (due.length === 0) return;
  const badge = badgeOf(player, games);
  await mail.sendDigest(reader.mail.address, {
    name: reader.name,
    ...languageOf(reader),
    tellings: due.map(({ mine, notice }) => tellingOf(mine.game, notice, reader, badge)),
    unsubscribeToken: makeMailToken(player, reader.mail),
  });
  for (const [mine, told] of Map.groupBy(due, (one) => one.mine)) {
    const notices = told.map(({ notice }) => notice);
    const current = await currentNotices(core, mine.game);
    await noteTold(
      core,
      mine,
      notices,
      MAIL_WAY,
      current.filter((one) => one.player === player),
    );
  }
}

async function deliverConfirmation(core: Core, { mail }: Couriers, player: string): Promise<void> {
  const reader = await core.store.readPlayer(player);
  if (reader?.mail == null || reader.mail.confirmedAtMs !== null || mail === undefined) return;
  await mail.sendConfirmation(reader.mail.address, {
    name: reader.name,
    ...languageOf(reader),
    confirmToken: makeMailToken(player, reader.mail),
  });
}

/** Delivers a message, unless what it tells no longer counts. Errors: `NotDelivered` where it may be tried again. */
export async function deliver(core: Core, couriers: Couriers, message: Message): Promise<void> {
  switch (message.type) {
    case 'push':
      return deliverPush(core, couriers, message);
    case 'push-test':
      return deliverTest(core, couriers, message.player, message.device);
    case 'digest':
      return deliverDigest(core, couriers, message.player);
    case 'confirm':
      return deliverConfirmation(core, couriers, message.player);
  }
}

/** Gives a message up that could not be delivered: a notice then counts as told, so that nothing waits for it. */
export async function giveUp(core: Core, message: Message): Promise<void> {
  if (message.type !== 'push') return;
  const [device, games] = [
    await core.store.readDevice(message.player, message.device),
    await gamesOf(core, message.player),
  ];
  const mine = games.find(({ game }) => game.id === message.game);
  if (mine === undefined) return;
  const current = await noticesFor(core, mine, message);
  if (device === undefined) await settleOnceTold(core, mine, current);
  else await noteTold(core, mine, [message], wayOf(device), current);
}
