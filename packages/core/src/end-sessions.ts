/** Signing out: a session's end is the end of its device's pushes (DESIGN § 7). */

import type { Core } from './core.ts';
import { removeDevices } from './devices.ts';
import type { Session } from './ports.ts';

/**
 * Ends a player's session with this hash, or all there are. The pushes go first: cut by a crash, a device is still
 * signed in rather than told of games by whoever is not. What is not the player's is left alone.
 */
export async function endSessions(
  core: Core,
  player: string,
  current: Session,
  hash?: string,
): Promise<void> {
  const own = [...(await core.store.sessions(player)), current];
  for (const session of own.filter((one) => hash === undefined || one.hash === hash)) {
    await removeDevices(core, player, session.hash);
    await core.sessions.end(session);
  }
}
