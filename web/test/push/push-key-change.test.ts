/** A device follows when the server changes its push key. */

import { expect, it } from 'vitest';
import { healPush, type PushParts } from '../../src/lib/push/push-switch.ts';

const subscriptionTo = (endpoint: string) => ({
  endpoint,
  expirationTime: null,
  keys: { p256dh: 'p', auth: 'a' },
});

/** A browser that is subscribed with one key, and a server that has the new one. */
function open(subscribedKey: string | null, serverKey: string) {
  const calls: string[] = [];
  let endpoint = 'https://push.example/1';
  const parts: PushParts = {
    browser: {
      support: () => ({ secure: true, push: true, iosTab: false }),
      permission: () => 'granted',
      requestPermission: async () => 'granted',
      subscription: async () => subscriptionTo(endpoint),
      subscribedKey: async () => subscribedKey,
      async subscribe(key) {
        calls.push(`subscribe ${key}`);
        endpoint = 'https://push.example/2';
        return subscriptionTo(endpoint);
      },
      unsubscribe: async () => undefined,
    },
    server: {
      pushKey: async () => serverKey,
      pushDevice: async () => ({ id: 'https://push.example/1', reachedAt: null }),
      async putPushDevice(subscription) {
        calls.push(`put ${subscription.endpoint}`);
        return { id: subscription.endpoint, reachedAt: null };
      },
      removePushDevice: async () => undefined,
      testPush: async () => undefined,
    },
    idOf: async (one) => one,
    storage: { getItem: () => 'on', setItem: () => undefined, removeItem: () => undefined },
    pause: async () => undefined,
  };
  return { parts, calls };
}

it('subscribes anew with the new key, and tells the server', async () => {
  const { parts, calls } = open('old', 'new');
  await healPush(parts);
  expect(calls).toEqual(['subscribe new', 'put https://push.example/2']);
});

it.each(['new', null])('stays as it is with the key %s', async (key) => {
  const { parts, calls } = open(key, 'new');
  await healPush(parts);
  expect(calls).toEqual([]);
});
