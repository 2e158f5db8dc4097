/** What is due for a player: a mail about decisions that were not seen, or to be forgotten (DESIGN § 4, § 6). */

import { goOnDeleting } from '../account/delete-player.ts';
import type { Core } from '../context/core.ts';
import { gamesOf } from '../lists/memberships.ts';
import { MAIL_AGAIN_MS, mailOf } from '../notify/digest.ts';

/** Goes on with forgetting the player, or queues a mail if one is due and sets the player's clock again; a player who is not due, or unknown, is left alone. */
export async function wakePlayer(core: Core, id: string): Promise<void> {
  const player = await core.store.readPlayer(id);
  const nowMs = core.clock.nowMs();
  if (player === undefined || player.wakeAtMs === null || player.wakeAtMs > nowMs) return;
  if (player.deletingSinceMs !== undefined) return goOnDeleting(core, id);
  const { due, nextAtMs } = mailOf(player, await gamesOf(core, id), nowMs);
  const wakeAtMs = due.length > 0 ? nowMs + MAIL_AGAIN_MS : nextAtMs;
  // Whoever sets the clock queues the mail, so that overlapping sweeps write one.
  const set = await core.store.replacePlayer({ ...player, wakeAtMs, version: player.version + 1 });
  if (set && due.length > 0) await core.queue.send([{ type: 'digest', player: id }]);
}
