/** Listening to the service worker from a page. */

import { isChanged, type Changed } from './worker-message.ts';

/** Calls `listener` whenever the worker has heard of a change; returns how to stop that. Without a worker: never. */
export function onChanged(listener: (changed: Changed) => void): () => void {
  // Over plain http there are no workers.
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const listen = ({ data }: MessageEvent<unknown>): void => {
    if (isChanged(data)) listener(data);
  };
  serviceWorker.addEventListener('message', listen);
  return () => serviceWorker.removeEventListener('message', listen);
}
