/** A player's devices that pushes come to: each is a browser with its session (DESIGN § 6, § 7). */

import type { Core } from '../context/core.ts';
import { Problem } from '../kernel/problem.ts';
import { type Device, deviceId, type PushTarget } from '../model/device.ts';

/** So many devices may one player have pushes come to; the one that was reached longest ago goes first. */
const MOST_DEVICES = 10;

/** Forgets a device, and then whose its endpoint is: whoever has it next finds the one before as long as there is one. */
export async function forgetDevice(core: Core, player: string, id: string): Promise<void> {
  await core.store.removeDevice(player, id);
  await core.store.removeOwnerOfDevice(id, player);
}

/** The device of a session; undefined where it has allowed no pushes. */
export async function deviceOfSession(
  core: Core,
  player: string,
  session: string,
): Promise<Device | undefined> {
  const addressee = await core.store.readAddressee(player);
  return addressee?.devices.find((device) => device.session === session);
}

/**
 * Lets pushes come to the browser of a session; again: the same. An endpoint belongs to one player: whoever had it
 * before loses it first, and a browser has one. `bad-endpoint` where pushes may not go there.
 */
export async function addDevice(
  core: Core,
  player: string,
  session: string,
  target: PushTarget,
): Promise<Device> {
  if (!core.acceptsEndpoint(target.endpoint))
    throw new Problem('bad-endpoint', 'pushes go only to push services that are known');
  const id = deviceId(target.endpoint);
  const owner = await core.store.ownerOfDevice(id);
  if (owner !== undefined && owner !== player) await core.store.removeDevice(owner, id);
  const devices = (await core.store.readAddressee(player))?.devices ?? [];
  const others = devices.filter((device) => device.id !== id);
  const stale = others.filter((device) => device.session === session);
  const kept = others
    .filter((device) => device.session !== session)
    .toSorted((a, b) => (b.reachedAtMs ?? Infinity) - (a.reachedAtMs ?? Infinity));
  for (const device of [...stale, ...kept.slice(MOST_DEVICES - 1)])
    await forgetDevice(core, player, device.id);
  const known = devices.find((device) => device.id === id);
  const device = { ...target, id, player, session, reachedAtMs: known?.reachedAtMs ?? null };
  await core.store.setOwnerOfDevice(id, player);
  await core.store.putDevice(device);
  return device;
}

/** Ends the pushes to the browsers of a session. */
export async function removeDevices(core: Core, player: string, session: string): Promise<void> {
  const devices = (await core.store.readAddressee(player))?.devices ?? [];
  for (const device of devices) {
    if (device.session === session) await forgetDevice(core, player, device.id);
  }
}

/** Sends a push to the device of a session that tells nothing but that it arrives. `no-device` where there is none; `too-often`. */
export async function testDevice(core: Core, player: string, session: string): Promise<void> {
  const device = await deviceOfSession(core, player, session);
  if (device === undefined) throw new Problem('no-device', 'this device has not allowed notifications');
  await core.limits.take('push-test', player);
  await core.queue.send([{ type: 'push-test', player, device: device.id }]);
}
