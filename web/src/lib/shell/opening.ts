/** What goes on behind every page while it is open. */

import { mayHavePlayer } from '../api/known-player.ts';
import { onOwnMove } from '../platform/current-table.svelte.ts';
import { registerWorker } from './worker.ts';

/** After a move the game may go on at once; then the list says more. */
const AFTER_MOVE_MS = 1_500;

/** The app is fetched for later visits once a first one has been drawn, which needs the line and the processor till then. */
const FIRST_VISIT_MS = 2_000;

const upkeep = () => import('./upkeep.ts');

/** All of this is for later visits: what fails now is done by the next one. */
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
 * Whether an earlier visit may have left something to look after: then a worker serves the page, wherever there are
 * workers. A first visit does without the code for it.
 */
const returns = (): boolean => !('serviceWorker' in navigator) || navigator.serviceWorker.controller !== null;

/** Begins, and returns how to stop. */
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
