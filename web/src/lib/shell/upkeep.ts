/** Keeping this device true to the server: choices that wait to be sent, and its pushes, badge and notices. */

import { Refusal } from '../api/client.ts';
import { sendUnsentMoves } from '../offline/sending.ts';
import { browserPush } from '../push/browser-push.ts';
import { endPush, healPush } from '../push/push-switch.ts';
import { clearAll, closeTold, refreshWaiting } from '../push/refresh.ts';

/** Makes browser and server agree on pushes. Whoever was signed out from elsewhere shall not be told anything here. */
export async function heal(): Promise<void> {
  try {
    await healPush(browserPush());
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    await endPush(browserPush());
    await clearAll();
  }
}

/** Sends what waits, and takes away notices and the badge where they are of no use any more. */
export async function refresh(): Promise<void> {
  const [, game] = /^\/g\/([^/]+)/.exec(location.pathname) ?? [];
  const told = game === undefined ? undefined : closeTold(game);
  await Promise.all([sendUnsentMoves().then(refreshWaiting), told]);
}
