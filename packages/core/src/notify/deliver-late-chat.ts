/** Delivering chat in a game that is on its reader's list of finished games (docs/design.md#chat). */

import { forgetDevice } from '../account/devices.ts';
import type { Core } from '../context/core.ts';
import type { MyGame } from '../lists/memberships.ts';
import type { PushMessage } from '../model/queued-message.ts';
import type { PushCourier } from '../ports/couriers.ts';
import { readChatNotices } from './chat-notices.ts';
import { delayedUntil } from './delay.ts';
import { noteReached } from './note-receipt.ts';
import { badgeOf, noticeContentOf } from './notice-content.ts';
import { isWanted } from './pushes.ts';

/** Sends the push, unless it is unwanted by now. A finished game stores no receipts, so it may go out twice. */
export async function deliverLateChat(
  core: Core,
  push: PushCourier,
  message: PushMessage,
  games: readonly MyGame[],
): Promise<void> {
  const { player } = message;
  const game = await core.store.readGame(message.game);
  if (game === undefined || game.finishedAtMs === null) return;
  const done = await core.store.readFinishedGame(player, game.finishedAtMs, game.id);
  const notice = (await readChatNotices(core, game)).find(
    (one) => one.player === player && one.key === message.key,
  );
  const addressee = await core.store.readAddressee(player);
  const device = addressee?.devices.find(({ id }) => id === message.device);
  if (done === undefined || notice === undefined || addressee === undefined || device === undefined) return;
  const { player: reader } = addressee;
  if (!isWanted(notice, reader, { ...done, muted: done.muted ?? false })) return;
  if (delayedUntil(game, notice, reader, core.clock.nowMs()) !== undefined) return;
  const outcome = await push.send(device, noticeContentOf(game, notice, reader, badgeOf(player, games)));
  if (outcome === 'gone') await forgetDevice(core, player, device.id);
  else await noteReached(core, device);
}
