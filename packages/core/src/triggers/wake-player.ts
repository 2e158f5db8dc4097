/** A player's wake-up (docs/design.md#waking): for an email about unseen notices, or to go on with deleting the player. */

import { goOnDeleting } from '../account/delete-player.ts';
import type { Core } from '../context/core.ts';
import { gamesOf } from '../lists/memberships.ts';
import { EMAIL_RETRY_MS, digestOf } from '../notify/digest.ts';

/**
 * Goes on with deleting the player, or queues an email if one is due and sets the next wake-up. A player who is
 * unknown, or not due, stays as they are.
 */
export async function wakePlayer(core: Core, id: string): Promise<void> {
  const player = await core.store.readPlayer(id);
  const nowMs = core.clock.nowMs();
  if (player === undefined || player.wakeAtMs === null || player.wakeAtMs > nowMs) return;
  if (player.deletingSinceMs !== undefined) return goOnDeleting(core, id);
  const { due, nextAtMs } = digestOf(player, await gamesOf(core, id), nowMs);
  const wakeAtMs = due.length > 0 ? nowMs + EMAIL_RETRY_MS : nextAtMs;
  // Only the sweep that sets the wake-up queues the email, so overlapping sweeps queue one.
  const set = await core.store.replacePlayer({ ...player, wakeAtMs, version: player.version + 1 });
  if (set && due.length > 0) await core.queue.send([{ type: 'digest', player: id }]);
}
