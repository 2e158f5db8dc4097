/**
 * The embedded server's delivery queue, in memory, with a lane for each player: their messages go out in order, and no
 * player waits for another's slow push service. A failed message is retried with growing pauses and becomes a dead
 * letter in the end. A crash loses the queue, and the next start queues its messages again.
 */

import { NotDelivered, type QueuedMessage, type Queue } from '@aeroplane/core';

const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 1_000;
/** Each pause is this many times as long as the one before. */
const GROWTH = 4;

interface DeliveryHandlers {
  readonly deliver: (message: QueuedMessage) => Promise<void>;
  /** Called with a message that has used up its attempts, and the last error. */
  readonly giveUp: (message: QueuedMessage, error: unknown) => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

export class DeliveryQueue implements Queue {
  readonly #handlers: DeliveryHandlers;
  /** By player, then by content, so that equal messages wait only once. */
  readonly #lanes = new Map<string, Map<string, QueuedMessage>>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #failures = new Map<string, number>();
  readonly #pauses = new Set<NodeJS.Timeout>();
  #closed = false;

  constructor(handlers: DeliveryHandlers) {
    this.#handlers = handlers;
  }

  async send(messages: readonly QueuedMessage[]): Promise<void> {
    for (const message of messages) this.#take(message);
  }

  #take(message: QueuedMessage): void {
    if (this.#closed) return;
    const { player } = message;
    const lane = this.#lanes.get(player) ?? new Map<string, QueuedMessage>();
    this.#lanes.set(player, lane.set(JSON.stringify(message), message));
    if (!this.#running.has(player)) this.#running.set(player, this.#run(player, lane));
  }

  async #run(player: string, lane: Map<string, QueuedMessage>): Promise<void> {
    // The sender's request goes on first.
    await new Promise(setImmediate);
    for (const [name, message] of lane) {
      if (this.#closed) break;
      lane.delete(name);
      await this.#deliver(name, message);
    }
    this.#lanes.delete(player);
    this.#running.delete(player);
  }

  async #deliver(name: string, message: QueuedMessage): Promise<void> {
    try {
      await this.#handlers.deliver(message);
      this.#failures.delete(name);
    } catch (error) {
      const failures = (this.#failures.get(name) ?? 0) + 1;
      // A courier's failure is expected. Anything else is a fault to look into, but retried all the same.
      if (failures === 1 && !(error instanceof NotDelivered)) this.#handlers.onFault(error);
      if (failures < ATTEMPTS) {
        this.#failures.set(name, failures);
        const asked = error instanceof NotDelivered ? (error.retryAfterMs ?? 0) : 0;
        this.#takeLater(message, Math.max(asked, FIRST_PAUSE_MS * GROWTH ** (failures - 1)));
        return;
      }
      this.#failures.delete(name);
      await this.#handlers.giveUp(message, error).catch(this.#handlers.onFault);
    }
  }

  #takeLater(message: QueuedMessage, afterMs: number): void {
    const pause = setTimeout(() => {
      this.#pauses.delete(pause);
      this.#take(message);
    }, afterMs);
    this.#pauses.add(pause.unref());
  }

  /** Refuses new messages and waits for running deliveries. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const pause of this.#pauses) clearTimeout(pause);
    await Promise.all(this.#running.values());
  }
}
