/** The service worker, where there can be one. */

import { dev } from '$app/env';
import type { TakeOver } from '../push/worker-message.ts';

const TAKE_OVER: TakeOver = { type: 'take-over' };

/**
 * Registers it. A newer version waits until the pages of the older one are closed, which an app on a phone may never
 * be; so a page that has just been opened, and is the only one, begins anew with it.
 */
export async function registerWorker(): Promise<void> {
  if (dev || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/service-worker.js', {
    updateViaCache: 'none',
  });
  if (registration.waiting && navigator.serviceWorker.controller) {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    registration.waiting.postMessage(TAKE_OVER);
  }
}
