/** The work in the background of every open page. */

import { mayHavePlayer } from '../api/known-player.ts';
import { onOwnMove } from '../platform/current-table.svelte.ts';
import { registerWorker } from './worker.ts';

/** After a move the game may advance at once; a later list has the result. */
const AFTER_MOVE_MS = 1_500;

/** A first visit installs the app this much later, so that drawing the page has the network and the processor to itself. */
const FIRST_VISIT_MS = 2_000;

const upkeep = () => import('./upkeep.ts');

/** Ignores failures: the next visit tries again. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

function refresh(): void {
  if (mayHavePlayer(localStorage)) quietly(upkeep().then((device) => device.refresh()));
}

function heal(): void {
  if (mayHavePlayer(localStorage)) quietly(upkeep().then((device) => device.heal()));
}

const onVisibility = (): void => {
  if (document.visibilityState === 'visible') refresh();
};

/**
 * Whether this is a later visit: a worker then serves the page, wherever there are workers. A first visit has nothing to
 * refresh, so it does not load the code for it.
 */
const returns = (): boolean => !('serviceWorker' in navigator) || navigator.serviceWorker.controller !== null;

/** Starts the work, and returns the function that stops it. */
export function begin(): () => void {
  let drawn: ReturnType<typeof setTimeout> | undefined;
  if (returns()) {
    quietly(registerWorker());
    heal();
    refresh();
  } else {
    drawn = setTimeout(() => quietly(registerWorker()), FIRST_VISIT_MS);
  }
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', refresh);
  const stopListening = onOwnMove(() => setTimeout(refresh, AFTER_MOVE_MS));
  return () => {
    clearTimeout(drawn);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', refresh);
    stopListening();
  };
}
