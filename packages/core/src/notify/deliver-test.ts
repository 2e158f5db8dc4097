/** Delivering the push that a player sends to their own device to try it (docs/design.md#web-push). */

import { forgetDevice } from '../account/devices.ts';
import type { Core } from '../context/core.ts';
import { gamesOf } from '../lists/memberships.ts';
import type { PushCourier } from '../ports/couriers.ts';
import { badgeOf } from './notice-content.ts';

/** Sends the push, with the player's badge, and notes that the device was reached. */
export async function deliverTest(core: Core, push: PushCourier, player: string, id: string): Promise<void> {
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
