/**
 * Delivering queued messages (docs/design.md#persist-answer-notify). Everything a message names is read again, so a decision
 * that was taken meanwhile is dropped. The receipt is noted after sending: a message that is delivered twice is sent at
 * most twice, under one tag.
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

/** Gives up a message that could not be delivered. The player's wake-up queues emails again; a test is not repeated. */
export async function giveUp(core: Core, message: QueuedMessage): Promise<void> {
  if (message.type === 'push') await giveUpPush(core, message);
}
