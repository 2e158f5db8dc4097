/** A player's devices: browsers that receive pushes, each with its session (docs/design.md#web-push). */

import type { Core } from '../context/core.ts';
import { Problem } from '../kernel/problem.ts';
import { type Device, deviceId, type PushTarget } from '../model/device.ts';

/** How many devices one player may have. One more replaces the device that was reached longest ago. */
const MOST_DEVICES = 10;

/** Removes the device before its owner record, so that the next owner can still find a leftover. */
export async function forgetDevice(core: Core, player: string, id: string): Promise<void> {
  await core.store.removeDevice(player, id);
  await core.store.removeOwnerOfDevice(id, player);
}

/** The device of a session; undefined where the browser has allowed no pushes. */
export async function deviceOfSession(
  core: Core,
  player: string,
  session: string,
): Promise<Device | undefined> {
  const addressee = await core.store.readAddressee(player);
  return addressee?.devices.find((device) => device.session === session);
}

/**
 * Registers the browser of a session for pushes; a repeated call changes nothing. An endpoint belongs to one player, so its
 * former owner loses it first, and a session has one device. Errors: `bad-endpoint` where pushes may not go there.
 */
export async function addDevice(
  core: Core,
  player: string,
  session: string,
  target: PushTarget,
): Promise<Device> {
  if (!core.acceptsEndpoint(target.endpoint))
    throw new Problem('bad-endpoint', 'pushes go only to known push services');
  const id = deviceId(target.endpoint);
  const owner = await core.store.ownerOfDevice(id);
  if (owner !== undefined && owner !== player) await core.store.removeDevice(owner, id);
  const devices = (await core.store.readAddressee(player))?.devices ?? [];
  const others = devices.filter((device) => device.id !== id);
  const stale = others.filter((device) => device.session === session);
  const byReach = others
    .filter((device) => device.session !== session)
    .toSorted((a, b) => (b.reachedAtMs ?? Infinity) - (a.reachedAtMs ?? Infinity));
  for (const device of [...stale, ...byReach.slice(MOST_DEVICES - 1)])
    await forgetDevice(core, player, device.id);
  const known = devices.find((device) => device.id === id);
  const device = { ...target, id, player, session, reachedAtMs: known?.reachedAtMs ?? null };
  await core.store.setOwnerOfDevice(id, player);
  await core.store.putDevice(device);
  return device;
}

/** Removes the devices of a session. */
export async function removeDevices(core: Core, player: string, session: string): Promise<void> {
  const devices = (await core.store.readAddressee(player))?.devices ?? [];
  for (const device of devices) {
    if (device.session === session) await forgetDevice(core, player, device.id);
  }
}

/** Queues a test push for the device of a session. Errors: `no-device` where it has none, `too-often`. */
export async function testDevice(core: Core, player: string, session: string): Promise<void> {
  const device = await deviceOfSession(core, player, session);
  if (device === undefined) throw new Problem('no-device', 'this device has not allowed notifications');
  await core.limits.take('push-test', player);
  await core.queue.send([{ type: 'push-test', player, device: device.id }]);
}
