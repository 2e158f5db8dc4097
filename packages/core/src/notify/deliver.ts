/**
 * Delivering queued messages (docs/design.md#notices). What a message names is read anew, so a decision that was taken
 * meanwhile is dropped, and the receipt is noted only after sending. A message delivered twice is sent at most once more,
 * under the same tag.
 */

import type { Core } from '../context/core.ts';
import type { QueuedMessage } from '../model/queued-message.ts';
import type { Couriers } from '../ports/couriers.ts';
import { deliverConfirmation, deliverDigest } from './deliver-email.ts';
import { deliverPush, giveUpPush } from './deliver-push.ts';
import { deliverTest } from './deliver-test.ts';

/** Delivers a message, unless it is out of date. Errors: `NotDelivered` where trying again later may help. */
export async function deliver(core: Core, { push, mail }: Couriers, message: QueuedMessage): Promise<void> {
  switch (message.type) {
    case 'push':
      return deliverPush(core, push, message);
    case 'push-test':
      return deliverTest(core, push, message.player, message.device);
    case 'digest':
      return mail === undefined ? undefined : deliverDigest(core, mail, message.player);
    case 'confirm':
      return mail === undefined ? undefined : deliverConfirmation(core, mail, message.player);
  }
}

/** Gives up a message that could not be delivered. Emails are planned again by the clock, tests by their player. */
export async function giveUp(core: Core, message: QueuedMessage): Promise<void> {
  if (message.type === 'push') await giveUpPush(core, message);
}
