/** A queue in memory: messages wait until a test delivers them. */

import {
  deliver,
  giveUp,
  NotDelivered,
  type Core,
  type Couriers,
  type QueuedMessage,
  type Queue,
} from '@aeroplane/core';

export class MemoryQueue implements Queue {
  #waiting: QueuedMessage[] = [];

  async send(messages: readonly QueuedMessage[]): Promise<void> {
    this.#waiting.push(...structuredClone(messages));
  }

  /** The waiting messages, in the order they were sent. */
  get waiting(): readonly QueuedMessage[] {
    return this.#waiting;
  }

  /** Removes and returns all waiting messages. */
  take(): QueuedMessage[] {
    const taken = this.#waiting;
    this.#waiting = [];
    return taken;
  }

  /** Delivers the waiting messages; those that fail wait on. Returns how many were delivered. */
  async deliverAll(core: Core, couriers: Couriers): Promise<number> {
    let delivered = 0;
    for (const message of this.take()) {
      try {
        await deliver(core, couriers, message);
        delivered += 1;
      } catch (error) {
        if (!(error instanceof NotDelivered)) throw error;
        this.#waiting.push(message);
      }
    }
    return delivered;
  }

  /** Drops all waiting messages, as a queue does after too many attempts. */
  async giveUpAll(core: Core): Promise<void> {
    for (const message of this.take()) await giveUp(core, message);
  }
}
