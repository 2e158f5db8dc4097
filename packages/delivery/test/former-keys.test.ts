/** Pushes after a change of the server's keys: a browser accepts only the key that it subscribed with. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPushCourier } from '../src/push-courier.ts';
import { parsePushHosts } from '../src/push-hosts.ts';
import { generateVapidKeys } from '../src/vapid.ts';
import { startPushReceiver, type PushReceiver } from './push-receiver.ts';
import { NOW_MS, telling } from './tellings.ts';

const [keys, former, older] = [generateVapidKeys(), generateVapidKeys(), generateVapidKeys()];
let receiver: PushReceiver;

beforeAll(async () => {
  receiver = await startPushReceiver(() => NOW_MS);
});
afterAll(() => receiver.close());

const courier = () =>
  createPushCourier({
    keys,
    formerKeys: [former, older],
    subject: 'mailto:me@aeroplane.example',
    hosts: parsePushHosts(receiver.origin),
    origin: 'https://aeroplane.example',
    nowMs: () => NOW_MS,
  });

it.each([
  ['the new key', keys, 0],
  ['the one before', former, 1],
  ['an older one', older, 2],
])('reach a browser that subscribed with %s', async (_, { publicKey }, refusals) => {
  const before = receiver.refused.length;
  const { target } = receiver.subscribe(publicKey);
  expect(await courier().send(target, telling())).toBe('sent');
  expect(receiver.messages(target)).toHaveLength(1);
  expect(receiver.refused.length - before).toBe(refusals);
});

it('fail for a browser that subscribed with a discarded key', async () => {
  const { target } = receiver.subscribe(generateVapidKeys().publicKey);
  await expect(courier().send(target, telling())).rejects.toThrow('the push service answered 403');
});

it.each([404, 410, 429, 503])('are not retried with other keys after %i', async (status) => {
  const { target } = receiver.subscribe();
  let asked = 0;
  const once = createPushCourier({
    keys,
    formerKeys: [former],
    subject: 'mailto:me@aeroplane.example',
    hosts: parsePushHosts(receiver.origin),
    origin: 'https://aeroplane.example',
    nowMs: () => NOW_MS,
    async post() {
      asked += 1;
      return new Response(null, { status });
    },
  });
  await once.send(target, telling()).catch(() => undefined);
  expect(asked).toBe(1);
});
