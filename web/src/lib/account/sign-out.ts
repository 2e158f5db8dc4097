/** Signing out: first on the server, then in the browser's storage (docs/design.md#sessions). */

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
  // The server has stopped sending already, so a failure here does no harm.
  await endPush(browserPush()).catch(() => undefined);
  await clearAll();
}

export async function signOutHere(): Promise<void> {
  await endSession('current');
  await clean();
}

/** Deletes the player for good, on the server and here (docs/design.md#deleting-and-exporting). */
export async function deletePlayer(): Promise<void> {
  await deleteMe();
  await clean();
}

export async function signOutEverywhere(): Promise<void> {
  await endAllSessions();
  await clean();
}
