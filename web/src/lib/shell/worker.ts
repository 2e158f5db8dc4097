/** The service worker, where there can be one. */

import { dev } from '$app/env';
import { newerVersion } from './newer-version.svelte.ts';

/** Registers it, and watches for newer versions: none ever takes over under a page that runs. */
export async function registerWorker(): Promise<void> {
  if (dev || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/service-worker.js', {
    updateViaCache: 'none',
  });
  newerVersion.watch(registration);
}
