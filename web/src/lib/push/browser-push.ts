/** The browser's side of pushes. */

import * as server from '../api/devices.ts';
import type { Subscription } from '../api/devices.ts';
import { isIos, isStandalone } from '../platform/platform.ts';
import type { PushBrowser, PushParts } from './push-switch.ts';

const pushManager = async (): Promise<PushManager> => (await navigator.serviceWorker.ready).pushManager;

/** Does not await `ready`: a worker may never be registered. */
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
      // A subscription for the server's former key must be removed first.
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

/** The server's id of a device: the first bytes of its endpoint's SHA-256, in base64url. */
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
