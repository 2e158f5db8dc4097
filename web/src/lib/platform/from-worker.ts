/** Messages from the service worker to a page. */

import { isChanged, type Changed } from './worker-message.ts';

/** Calls `listener` whenever the worker hears of a change; never without a worker. Returns how to stop. */
export function onChanged(listener: (changed: Changed) => void): () => void {
  // Plain http has no service workers.
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const listen = ({ data }: MessageEvent<unknown>): void => {
    if (isChanged(data)) listener(data);
  };
  serviceWorker.addEventListener('message', listen);
  return () => serviceWorker.removeEventListener('message', listen);
}
