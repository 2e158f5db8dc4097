/** Delivering a push about an unfinished game, or one that has just finished (docs/design.md#web-push). */

import { forgetDevice } from '../account/devices.ts';
import type { Core } from '../context/core.ts';
import { gamesOf, type MyGame } from '../lists/memberships.ts';
import type { Notice } from '../model/notice.ts';
import type { PushMessage } from '../model/queued-message.ts';
import { rematchAsker } from '../play/rematch.ts';
import type { PushCourier } from '../ports/couriers.ts';
import { currentNotices, unblocked } from './chat-notices.ts';
import { deliverLateChat } from './deliver-late-chat.ts';
import { delayedUntil, wakeForDelayed } from './delay.ts';
import { noteReached, noteReceipts, settleOnceDelivered } from './note-receipt.ts';
import { badgeOf, noticeContentOf } from './notice-content.ts';
import { noticeOfNudge } from './nudge-notice.ts';
import { isWanted } from './pushes.ts';
import { isReceipted, channelOf } from './receipts.ts';

/** The player's notices of one of their games, with the nudge that the message is about. */
async function noticesFor(core: Core, { game }: MyGame, message: PushMessage): Promise<Notice[]> {
  const notices = (await currentNotices(core, game)).filter(({ player }) => player === message.player);
  const nudged =
    message.from === undefined ? undefined : await core.store.readNudge(message.from, message.player);
  const nudge = nudged === undefined ? undefined : noticeOfNudge(game, nudged);
  return nudge === undefined ? notices : [...notices, ...(await unblocked(core, [nudge]))];
}

/** Sends a push, unless its notice is out of date, unwanted or delivered by now. */
export async function deliverPush(core: Core, push: PushCourier, message: PushMessage): Promise<void> {
  const { player, key } = message;
  const [addressee, games] = [await core.store.readAddressee(player), await gamesOf(core, player)];
  const mine = games.find(({ game }) => game.id === message.game);
  if (mine === undefined)
    return message.kind === 'chat' ? deliverLateChat(core, push, message, games) : undefined;
  if (addressee === undefined) return;
  const { player: reader, devices } = addressee;
  const device = devices.find(({ id }) => id === message.device);
  const { game, membership } = mine;
  const current = await noticesFor(core, mine, message);
  const notice = current.find((one) => one.key === key);
  if (
    device === undefined ||
    notice === undefined ||
    !isWanted(notice, reader, membership) ||
    isReceipted(membership.receipts, notice, channelOf(device))
  )
    return settleOnceDelivered(core, mine, current);
  // A pause may have begun while the message was queued: it is queued again after the pause.
  const untilMs = delayedUntil(game, notice, reader, core.clock.nowMs());
  if (untilMs !== undefined) return wakeForDelayed(core, game, untilMs);

  const who = notice.kind === 'rematch' ? await rematchAsker(core, game) : notice.who;
  const named = { ...notice, ...(who !== undefined && { who }) };
  const outcome = await push.send(device, noticeContentOf(game, named, reader, badgeOf(player, games)));
  if (outcome === 'gone') await forgetDevice(core, player, device.id);
  await noteReceipts(core, mine, [notice], channelOf(device), current);
  if (outcome === 'sent') await noteReached(core, device);
}

/** Gives up a push that could not be delivered: its notice then counts as delivered, so that nothing waits for it. */
export async function giveUpPush(core: Core, message: PushMessage): Promise<void> {
  const [device, games] = [
    await core.store.readDevice(message.player, message.device),
    await gamesOf(core, message.player),
  ];
  const mine = games.find(({ game }) => game.id === message.game);
  if (mine === undefined) return;
  const current = await noticesFor(core, mine, message);
  if (device === undefined) await settleOnceDelivered(core, mine, current);
  else await noteReceipts(core, mine, [message], channelOf(device), current);
}
