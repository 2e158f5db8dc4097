/** Pushes as this browser has them. */

import * as server from '../api/devices.ts';
import type { Subscription } from '../api/devices.ts';
import { isIos, isStandalone } from '../platform/platform.ts';
import type { PushBrowser, PushParts } from './push-switch.ts';

const pushManager = async (): Promise<PushManager> => (await navigator.serviceWorker.ready).pushManager;

/** Without waiting for a worker that may never come. */
const current = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const browser: PushBrowser = {
  support: () => ({
    secure: window.isSecureContext,
    push: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    iosTab: isIos(navigator) && !isStandalone(window),
  }),
  permission: () => ('Notification' in window ? Notification.permission : 'default'),
  requestPermission: () => Notification.requestPermission(),
  subscription: async () => ((await current())?.toJSON() as Subscription | undefined) ?? null,
  async subscribedKey() {
    const key = (await current())?.options.applicationServerKey;
    return key == null ? null : base64Url(new Uint8Array(key));
  },
  async subscribe(applicationServerKey) {
    const manager = await pushManager();
    const options = { userVisibleOnly: true, applicationServerKey };
    const subscription = await manager.subscribe(options).catch(async (error: unknown) => {
      // One for another key of the server stands in the way.
      if (!(await (await manager.getSubscription())?.unsubscribe())) throw error;
      return manager.subscribe(options);
    });
    return subscription.toJSON() as Subscription;
  },
  async unsubscribe() {
    await (await current())?.unsubscribe();
  },
};

const ID_BYTES = 12;

/** The first bytes of the SHA-256 of the endpoint, in base64url, as the server names devices. */
async function idOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return base64Url(new Uint8Array(digest, 0, ID_BYTES));
}

export const browserPush = (): PushParts => ({
  browser,
  server,
  idOf,
  storage: localStorage,
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});
