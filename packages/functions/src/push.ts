/** Delivers pushes. */

import { createPushCourier } from '@aeroplane/delivery';
import { composeFunction } from './compose.ts';
import { createConsumer } from './consume.ts';
import { setting } from './environment.ts';
import { countedPush } from './counted-couriers.ts';
import { parseVapidKeys } from './vapid-keys.ts';

const context = composeFunction('push', process.env);

const push = createPushCourier({
  ...parseVapidKeys(setting(process.env, 'VAPID_KEYS')),
  subject: setting(process.env, 'PUSH_SUBJECT'),
  hosts: context.pushHosts,
  origin: setting(process.env, 'PUBLIC_ORIGIN'),
  nowMs: () => Date.now(),
});

export const handler = createConsumer(
  context,
  { push: countedPush(push, context.metrics), mail: undefined },
  process.env,
);
