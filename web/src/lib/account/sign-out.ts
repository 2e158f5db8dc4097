/** Leaving this device: the server first, and then what the browser has of the player (DESIGN § 7). */

import { forgetPlayer } from '../api/known-player.ts';
import { deleteMe } from '../api/own-data.ts';
import { endAllSessions, endSession } from '../api/sessions.ts';
import { forgetOnline } from '../offline/lists.ts';
import { browserPush } from '../push/browser-push.ts';
import { endPush } from '../push/push-switch.ts';
import { clearAll } from '../push/refresh.ts';

async function clean(): Promise<void> {
  forgetPlayer();
  await forgetOnline().catch(() => undefined);
  // The server sends nothing any more, whatever the browser makes of this.
  await endPush(browserPush()).catch(() => undefined);
  await clearAll();
}

export async function signOutHere(): Promise<void> {
  await endSession('current');
  await clean();
}

/** For good: nothing is left of the player, here or on the server. */
export async function deletePlayer(): Promise<void> {
  await deleteMe();
  await clean();
}

export async function signOutEverywhere(): Promise<void> {
  await endAllSessions();
  await clean();
}
