/** The newer version of the app that is installed on this device and waits. */

import type { TakeOver } from '../platform/worker-message.ts';
import { isWaits } from '../platform/worker-message.ts';

/** How often a page that stays open looks for a newer version, at most. */
const LOOK_EVERY_MS = 3_600_000;

class NewerVersion {
  #waiting = $state.raw<ServiceWorker>();
  #lookedAtMs = Date.now();

  /** Whether a newer version can be offered. */
  get ready(): boolean {
    return this.#waiting !== undefined;
  }

  /**
   * Watches for newer versions. One that waits already takes over at once if this is the only page, which then has just been
   * opened: an app on a phone may never be closed.
   */
  watch(registration: ServiceWorkerRegistration): void {
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isWaits(data)) this.#waiting = registration.waiting ?? undefined;
    });
    if (registration.waiting && serviceWorker.controller) this.#begin(registration.waiting, {});
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        // The first version ever replaces nothing.
        if (installing.state === 'installed' && serviceWorker.controller) this.#waiting = installing;
        // Another window has activated it, or a still newer version replaces it.
        else if (this.#waiting === installing) this.#waiting = undefined;
      });
    });
    document.addEventListener('visibilitychange', () => this.#look(registration));
  }

  /** Reloads the page with the newer version, at its reader's request. */
  use(): void {
    if (this.#waiting) this.#begin(this.#waiting, { asked: true });
  }

  /** Hides the offer until the next version. */
  later(): void {
    this.#waiting = undefined;
  }

  #begin(worker: ServiceWorker, more: Pick<TakeOver, 'asked'>): void {
    const takeOver: TakeOver = { type: 'take-over', ...more };
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage(takeOver);
  }

  #look(registration: ServiceWorkerRegistration): void {
    const nowMs = Date.now();
    if (document.visibilityState !== 'visible' || nowMs - this.#lookedAtMs < LOOK_EVERY_MS) return;
    this.#lookedAtMs = nowMs;
    // Fails offline.
    registration.update().catch(() => undefined);
  }
}

export const newerVersion = new NewerVersion();
