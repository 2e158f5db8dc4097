/** Where a player is signed in, and signing out: a session's end is the end of its device's pushes (DESIGN § 7). */

import type { Core } from '../context/core.ts';
import type { Session } from '../model/session.ts';
import { removeDevices } from './devices.ts';

/** Every session that acts for a player: their own, and those of the guests that have become part of them. */
async function everySession(core: Core, player: string): Promise<Session[]> {
  const owners = [player, ...(await core.store.guests(player))];
  return (await Promise.all(owners.map((owner) => core.store.sessions(owner)))).flat();
}

/**
 * Where a player is signed in, a browser each: what a browser had before it was signed in as this player is left out, but
 * for the session that asks.
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
 * Ends a player's session with this hash and what it has taken the place of, or all there are. The pushes go first: cut
 * by a crash, a device is still signed in rather than told of games by whoever is not. What is not the player's is left
 * alone.
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
