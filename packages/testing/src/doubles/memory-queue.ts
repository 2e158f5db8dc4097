/** A queue in memory: what was sent waits until a test delivers it. */

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

  /** What waits, in the order in which it was sent. */
  get waiting(): readonly QueuedMessage[] {
    return this.#waiting;
  }

  /** Takes out all that waits. */
  take(): QueuedMessage[] {
    const taken = this.#waiting;
    this.#waiting = [];
    return taken;
  }

  /** Delivers all that waits; what could not be delivered waits on. Returns how much went through. */
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

  /** Gives up all that waits, as a queue does after too many attempts. */
  async giveUpAll(core: Core): Promise<void> {
    for (const message of this.take()) await giveUp(core, message);
  }
}
