/** Delivers pushes. */

import { createPushCourier } from '@aeroplane/delivery';
import { composeGround } from './compose.ts';
import { createConsumer } from './consume.ts';
import { setting } from './environment.ts';
import { countedPush } from './counted-couriers.ts';
import { parseVapidKeys } from './vapid-keys.ts';

const ground = composeGround('push', process.env);

const push = createPushCourier({
  ...parseVapidKeys(setting(process.env, 'VAPID_KEYS')),
  subject: setting(process.env, 'PUSH_SUBJECT'),
  hosts: ground.pushHosts,
  origin: setting(process.env, 'PUBLIC_ORIGIN'),
  nowMs: () => Date.now(),
});

export const handler = createConsumer(
  ground,
  { push: countedPush(push, ground.metrics), mail: undefined },
  process.env,
);
