/** A player's sessions, and ending them together with their devices' pushes (docs/design.md#sessions). */

import type { Core } from '../context/core.ts';
import type { Session } from '../model/session.ts';
import { removeDevices } from './devices.ts';

/** Every session that acts for a player: their own, and those of guests that have merged into them. */
async function everySession(core: Core, player: string): Promise<Session[]> {
  const owners = [player, ...(await core.store.guests(player))];
  return (await Promise.all(owners.map((owner) => core.store.sessions(owner)))).flat();
}

/**
 * The player's current sessions, one for each browser: a session that another has replaced is left out, unless it is the one
 * that asks.
 */
export async function sessionsOf(core: Core, player: string, current: Session): Promise<Session[]> {
  const all = await everySession(core, player);
  const replaced = new Set(all.map(({ replaces }) => replaces));
  const nowMs = core.clock.nowMs();
  return all.filter(
    ({ hash, expiresAtMs }) => expiresAtMs > nowMs && (hash === current.hash || !replaced.has(hash)),
  );
}

/**
 * Ends the player's session with this hash and the one that it replaced, or without a hash all of them. Devices go first: a
 * crash in between leaves a session without pushes rather than pushes to a browser that is signed out. A hash that is not
 * the player's changes nothing.
 */
export async function endSessions(
  core: Core,
  player: string,
  current: Session,
  hash?: string,
): Promise<void> {
  const all = [...(await everySession(core, player)), current];
  const replaced = all.find((one) => one.hash === hash)?.replaces;
  for (const session of all) {
    if (hash !== undefined && session.hash !== hash && session.hash !== replaced) continue;
    await removeDevices(core, player, session.hash);
    await core.sessions.end(session);
  }
}
