/** Noting that a notice was delivered (docs/design.md#persist-answer-notify). */

import type { Core } from '../context/core.ts';
import { isOver } from '../game/game.ts';
import type { MyGame } from '../lists/memberships.ts';
import type { Device } from '../model/device.ts';
import type { Membership } from '../model/membership.ts';
import type { Notice } from '../model/notice.ts';
import { pushesOf } from './pushes.ts';
import { withReceipts } from './receipts.ts';
import { settleWhenDelivered } from './settle-when-delivered.ts';

/** How often the time of a device's last push is renewed at most, because each renewal is a write. */
const REACHED_MS = 24 * 3_600_000;

/** Attempts to note a receipt against other writers. A player has few devices, so few write at once. */
const ATTEMPTS = 24;

/** Settles a game that is over once none of its `current` notices is left to push. */
export async function settleOnceDelivered(
  core: Core,
  { game, membership }: MyGame,
  current: readonly Notice[],
): Promise<void> {
  if (!isOver(game)) return;
  const addressee = await core.store.readAddressee(membership.player);
  const left = addressee === undefined ? [] : pushesOf(addressee, membership, current);
  await settleWhenDelivered(core, game, membership, left);
}

/** Notes the receipts of notices by one channel, forgets those of notices that are not `current`, and settles the game. */
export async function noteReceipts(
  core: Core,
  { game, membership }: MyGame,
  notices: readonly Pick<Notice, 'key'>[],
  channel: string,
  current: readonly Notice[],
): Promise<void> {
  const { player } = membership;
  let known: Membership | undefined = membership;
  for (let attempt = 0; known !== undefined && attempt < ATTEMPTS; attempt += 1) {
    const after = withReceipts(known.receipts, notices, channel, current);
    if (await core.store.setReceipts(player, game.id, after, known.receipts))
      return settleOnceDelivered(core, { game, membership: { ...known, receipts: after } }, current);
    // Another device received its push at the same moment.
    known = await core.store.readMembership(player, game.id);
  }
}

/** Notes that a device was reached, unless that was noted within the last day. */
export async function noteReached(core: Core, { player, id, reachedAtMs }: Device): Promise<void> {
  const nowMs = core.clock.nowMs();
  if (nowMs - (reachedAtMs ?? 0) > REACHED_MS) await core.store.setReached(player, id, nowMs);
}
