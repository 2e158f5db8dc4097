/** Keeps this device in step with the server: unsent moves, pushes, badge and notices. */

import { Refusal } from '../api/client.ts';
import { sendUnsentMoves } from '../offline/sending.ts';
import { browserPush } from '../push/browser-push.ts';
import { endPush, healPush } from '../push/push-switch.ts';
import { clearAll, closeTold, refreshWaiting } from '../push/refresh.ts';

/** Makes browser and server agree on pushes. A player who was signed out from another device gets none here. */
export async function heal(): Promise<void> {
  try {
    await healPush(browserPush());
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    await endPush(browserPush());
    await clearAll();
  }
}

/** Sends unsent moves, and updates the notices and the badge. */
export async function refresh(): Promise<void> {
  const [, game] = /^\/g\/([^/]+)/.exec(location.pathname) ?? [];
  const told = game === undefined ? undefined : closeTold(game);
  await Promise.all([sendUnsentMoves().then(refreshWaiting), told]);
}
