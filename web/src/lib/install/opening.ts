/** What happens behind every page once it is open: the worker, choices that wait to be sent, and this device's pushes, badge and notices. */

import { Refusal } from '../api/client.ts';
import { mayHavePlayer } from '../api/known-player.ts';
import { sendKept } from '../kept/sending.ts';
import { browserPush } from '../push/browser-push.ts';
import { onOwnMove } from '../push/at-table.svelte.ts';
import { endPush, healPush } from '../push/push-switch.ts';
import { clearAll, closeTold, refreshWaiting } from '../push/refresh.ts';
import { registerWorker } from './worker.ts';

/** After a move the game may go on at once; then the list says more. */
const AFTER_MOVE_MS = 1_500;

/** All of this is for later visits: what fails now is done by the next one. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

/** Whoever was signed out from elsewhere shall not be told anything here. */
async function heal(): Promise<void> {
  try {
    await healPush(browserPush());
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    await endPush(browserPush());
    await clearAll();
  }
}

function refresh(): void {
  if (!mayHavePlayer(localStorage)) return;
  quietly(sendKept().then(refreshWaiting));
  const [, game] = /^\/g\/([^/]+)/.exec(location.pathname) ?? [];
  if (game !== undefined) quietly(closeTold(game));
}

const onVisibility = (): void => {
  if (document.visibilityState === 'visible') refresh();
};

/** Begins, and returns how to stop. */
export function begin(): () => void {
  quietly(registerWorker());
  if (mayHavePlayer(localStorage)) quietly(heal());
  refresh();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', refresh);
  const stopListening = onOwnMove(() => setTimeout(refresh, AFTER_MOVE_MS));
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', refresh);
    stopListening();
  };
}
