/**
 * The queue of one process: what is to be delivered waits in memory, in a lane for each player, so that what was told is
 * noted in order and nobody waits for another's slow push service. What could not be delivered is tried again with
 * growing pauses; given up, it is a dead letter. A crash loses the queue, and the next start plans it anew.
 */

import { NotDelivered, type Message, type Queue } from '@aeroplane/core';

/** So often a message is tried. */
const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 1_000;
/** Each pause is so many times as long as the one before. */
const GROWTH = 4;

export interface DeliveryHandlers {
  readonly deliver: (message: Message) => Promise<void>;
  /** Told of a message that is given up, and of why. */
  readonly giveUp: (message: Message, error: unknown) => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

export class DeliveryQueue implements Queue {
  readonly #handlers: DeliveryHandlers;
  /** By player, and by what they say, so that the same message waits once. */
  readonly #lanes = new Map<string, Map<string, Message>>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #failures = new Map<string, number>();
  readonly #pauses = new Set<NodeJS.Timeout>();
  #closed = false;

  constructor(handlers: DeliveryHandlers) {
    this.#handlers = handlers;
  }

  async send(messages: readonly Message[]): Promise<void> {
    for (const message of messages) this.#take(message);
  }

  #take(message: Message): void {
    if (this.#closed) return;
    const { player } = message;
    const lane = this.#lanes.get(player) ?? new Map<string, Message>();
    this.#lanes.set(player, lane.set(JSON.stringify(message), message));
    if (!this.#running.has(player)) this.#running.set(player, this.#run(player, lane));
  }

  async #run(player: string, lane: Map<string, Message>): Promise<void> {
    // Whoever sends goes on first.
    await new Promise(setImmediate);
    for (const [name, message] of lane) {
      if (this.#closed) break;
      lane.delete(name);
      await this.#deliver(name, message);
    }
    this.#lanes.delete(player);
    this.#running.delete(player);
  }

  async #deliver(name: string, message: Message): Promise<void> {
    try {
      await this.#handlers.deliver(message);
      this.#failures.delete(name);
    } catch (error) {
      const failures = (this.#failures.get(name) ?? 0) + 1;
      // What couriers meet is expected now and then; anything else is a fault to look at, tried again all the same.
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

  #takeLater(message: Message, afterMs: number): void {
    const pause = setTimeout(() => {
      this.#pauses.delete(pause);
      this.#take(message);
    }, afterMs);
    this.#pauses.add(pause.unref());
  }

  /** Takes no more, and waits for what is being delivered. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const pause of this.#pauses) clearTimeout(pause);
    await Promise.all(this.#running.values());
  }
}
