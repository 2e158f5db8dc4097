/** Registering the service worker. */

import { dev } from '$app/env';
import { newerVersion } from './newer-version.svelte.ts';

/** Registers it where the browser has workers, and watches for newer versions: none takes over from a running page. */
export async function registerWorker(): Promise<void> {
  if (dev || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/service-worker.js', {
    updateViaCache: 'none',
  });
  newerVersion.watch(registration);
}
