/** Delivering emails: a digest of what is due, and the request to confirm an address (docs/design.md#mail). */

import { makeMailToken } from '../account/mail-address.ts';
import type { Core } from '../context/core.ts';
import { gamesOf } from '../lists/memberships.ts';
import type { Player } from '../model/player.ts';
import type { MailCourier } from '../ports/couriers.ts';
import { currentNotices } from './chat-notices.ts';
import { digestOf } from './digest.ts';
import { noteReceipts } from './note-receipt.ts';
import { badgeOf, noticeContentOf } from './notice-content.ts';
import { EMAIL_CHANNEL } from './receipts.ts';

const languageOf = ({ language }: Player): { language?: string } =>
  language === undefined ? {} : { language };

/** Sends one email about all that is due, and notes the receipts. */
export async function deliverDigest(core: Core, mail: MailCourier, player: string): Promise<void> {
  const reader = await core.store.readPlayer(player);
  if (reader?.mail == null) return;
  const games = await gamesOf(core, player);
  const { due } = digestOf(reader, games, core.clock.nowMs());
  if (due.length === 0) return;
  const badge = badgeOf(player, games);
  await mail.sendDigest(reader.mail.address, {
    name: reader.name,
    ...languageOf(reader),
    notices: due.map(({ mine, notice }) => noticeContentOf(mine.game, notice, reader, badge)),
    unsubscribeToken: makeMailToken(player, reader.mail),
  });
  for (const [mine, dueOfGame] of Map.groupBy(due, (one) => one.mine)) {
    const notices = dueOfGame.map(({ notice }) => notice);
    const current = (await currentNotices(core, mine.game)).filter((one) => one.player === player);
    await noteReceipts(core, mine, notices, EMAIL_CHANNEL, current);
  }
}

/** Asks for a confirmation, unless the address was confirmed or removed meanwhile. */
export async function deliverConfirmation(core: Core, mail: MailCourier, player: string): Promise<void> {
  const reader = await core.store.readPlayer(player);
  if (reader?.mail == null || reader.mail.confirmedAtMs !== null) return;
  await mail.sendConfirmation(reader.mail.address, {
    name: reader.name,
    ...languageOf(reader),
    confirmToken: makeMailToken(player, reader.mail),
  });
}
