/** Turns pushes to this device on and off, tests them, and repairs what was lost (docs/design.md#web-push). */

import type { PushDevice } from '../api-types/types.ts';
import type { Subscription } from '../api/devices.ts';
import { TimeoutError, withTimeout } from '../kernel/timeout.ts';
import { healingOf, obstacleOf, pushStateOf, type PushState, type Support, type Wish } from './push-state.ts';

/** The browser's side. */
export interface PushBrowser {
  support(): Support;
  permission(): NotificationPermission;
  requestPermission(): Promise<NotificationPermission>;
  subscription(): Promise<Subscription | null>;
  /** The server's key at the time of subscribing, in base64url; null if the browser does not tell. */
  subscribedKey(): Promise<string | null>;
  subscribe(key: string): Promise<Subscription>;
  unsubscribe(): Promise<void>;
}

/** The server's side. */
interface PushServer {
  pushKey(): Promise<string>;
  pushDevice(): Promise<PushDevice>;
  putPushDevice(subscription: Subscription): Promise<PushDevice>;
  removePushDevice(): Promise<void>;
  testPush(): Promise<void>;
}

export interface PushParts {
  readonly browser: PushBrowser;
  readonly server: PushServer;
  /** The server's id of an endpoint. */
  readonly idOf: (endpoint: string) => Promise<string>;
  /** Stores the wish. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly pause: (ms: number) => Promise<void>;
}

export interface PushSight {
  readonly state: PushState;
  readonly reachedAt: string | null;
}

/** Why turning pushes on failed, apart from a refusal by the server. */
export type PushFault = 'dismissed' | 'timeout' | 'refused';

/** Pushes could not be turned on. */
export class PushError extends Error {
  override readonly name = 'PushError';
  readonly fault: PushFault;

  constructor(fault: PushFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Some browsers never answer. */
const SUBSCRIBE_MS = 20_000;

/** The pause between two looks for a test's arrival, and the number of looks. */
const LOOK_AGAIN_MS = 1_500;
const LOOKS = 8;

const WISH = 'push';

export const wishOf = ({ storage }: Pick<PushParts, 'storage'>): Wish => {
  const wish = storage.getItem(WISH);
  return wish === 'on' || wish === 'off' ? wish : null;
};

const hereOf = async ({ browser, idOf }: PushParts): Promise<string | null> => {
  const subscription = await browser.subscription();
  return subscription && (await idOf(subscription.endpoint));
};

async function subscribe({ browser, server }: PushParts): Promise<PushDevice> {
  const key = await server.pushKey();
  const subscription = await withTimeout(SUBSCRIBE_MS, browser.subscribe(key)).catch((error: unknown) => {
    throw new PushError(error instanceof TimeoutError ? 'timeout' : 'refused');
  });
  return server.putPushDevice(subscription);
}

/** The state of pushes. Asks the server only if this browser can have them. */
export async function lookAtPush(parts: PushParts): Promise<PushSight> {
  const { browser, server } = parts;
  const obstacle = obstacleOf(browser.support(), browser.permission());
  if (obstacle !== undefined) return { state: obstacle, reachedAt: null };
  const [here, { id: there, reachedAt }] = await Promise.all([hereOf(parts), server.pushDevice()]);
  return { state: pushStateOf(browser.support(), browser.permission(), { here, there }), reachedAt };
}

/** Makes browser and server agree on the last wish, without asking the player anything. */
export async function healPush(parts: PushParts): Promise<void> {
  const { browser, server } = parts;
  const { secure, push } = browser.support();
  if (!secure || !push) return;
  const [subscription, { id: there }] = await Promise.all([browser.subscription(), server.pushDevice()]);
  const here = subscription && (await parts.idOf(subscription.endpoint));
  const healing = healingOf(wishOf(parts), browser.permission(), { here, there });
  if (healing === 'register' && subscription) await server.putPushDevice(subscription);
  if (healing === 'subscribe') await subscribe(parts);
  if (healing === 'none' && subscription) await renewForKey(parts);
  if (healing === 'unsubscribe') await browser.unsubscribe();
  if (healing === 'forget' || (healing === 'unsubscribe' && there !== null)) await server.removePushDevice();
}

/** Subscribes again if the server has changed its key; the former one works for a while. */
async function renewForKey(parts: PushParts): Promise<void> {
  const [used, current] = await Promise.all([parts.browser.subscribedKey(), parts.server.pushKey()]);
  if (used !== null && used !== current) await subscribe(parts);
}

/** Asks for permission, so call it directly from a tap. Rejects with a `PushError`, or the server's `Refusal`. */
export async function switchPushOn(parts: PushParts): Promise<PushSight> {
  const { browser, storage } = parts;
  const permission = await browser.requestPermission();
  if (permission === 'denied') return { state: 'denied', reachedAt: null };
  if (permission === 'default') throw new PushError('dismissed');
  const { reachedAt } = await subscribe(parts);
  storage.setItem(WISH, 'on');
  return { state: 'on', reachedAt };
}

/** Stores the wish first: if the server cannot be reached, the next visit repairs it. */
export async function switchPushOff({ browser, server, storage }: PushParts): Promise<PushSight> {
  storage.setItem(WISH, 'off');
  await browser.unsubscribe();
  await server.removePushDevice();
  return { state: 'off', reachedAt: null };
}

/** Ends pushes when the player leaves this device, and forgets the wish: the next player decides. */
export async function endPush({ browser, storage }: PushParts): Promise<void> {
  storage.removeItem(WISH);
  await browser.unsubscribe();
}

/** Sends a test and waits for its arrival, some seconds at most; the time of arrival, or null. */
export async function testPush({ server, pause }: PushParts): Promise<string | null> {
  const before = (await server.pushDevice()).reachedAt;
  await server.testPush();
  for (let look = 0; look < LOOKS; look += 1) {
    await pause(LOOK_AGAIN_MS);
    const { reachedAt } = await server.pushDevice();
    if (reachedAt !== before) return reachedAt;
  }
  return null;
}
