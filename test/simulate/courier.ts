/** The queue and the delivery of notices in simulated time: each message at least once, some late and some twice. */

import {
  deliver,
  giveUp,
  NotDelivered,
  type Core,
  type Couriers,
  type QueuedMessage,
  type PushTarget,
  type Queue,
  type NoticeContent,
} from '@aeroplane/core';
import type { Agenda } from './agenda.ts';
import type { Chance } from './chance.ts';
import type { Meter } from './meter.ts';

const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 1_000;
const GROWTH = 4;

/** The share of sends to which the push service gives no answer, and of messages delivered twice. */
const FAILURES = 0.02;
const DOUBLES = 0.01;
const DOUBLED_AFTER_MS = 45_000;

/** Shows a notice on its device; 'gone' where the subscription has ended. */
export type Show = (target: PushTarget, telling: NoticeContent) => 'sent' | 'gone';

export class Courier implements Queue {
  readonly #agenda: Agenda;
  readonly #chance: Chance;
  readonly #meter: Meter;
  readonly #couriers: Couriers;
  /** Waiting messages by content, so that equal messages wait once. */
  readonly #waiting = new Set<string>();
  core: Core | undefined;

  constructor(agenda: Agenda, chance: Chance, meter: Meter, show: Show) {
    this.#agenda = agenda;
    this.#chance = chance;
    this.#meter = meter;
    const push = {
      send: async (target: PushTarget, what: Parameters<Couriers['push']['send']>[1]) => {
        if (what.kind === 'test') return 'sent' as const;
        if (chance.happens(FAILURES)) throw new NotDelivered('the push service does not answer');
        return show(target, what);
      },
    };
    this.#couriers = { push, mail: undefined };
  }

  async send(messages: readonly QueuedMessage[]): Promise<void> {
    for (const message of messages) {
      const name = JSON.stringify(message);
      if (this.#waiting.has(name)) continue;
      this.#waiting.add(name);
      this.#agenda.after(this.#chance.between(200, 3_000), () => this.#deliver(message, name, 1));
      if (this.#chance.happens(DOUBLES))
        this.#agenda.after(DOUBLED_AFTER_MS, () => this.#deliver(message, name, 1));
    }
  }

  async #deliver(message: QueuedMessage, name: string, attempt: number): Promise<void> {
    const { core } = this;
    if (core === undefined) throw new Error('nobody delivers yet');
    this.#waiting.delete(name);
    try {
      await this.#meter.run('deliver', () => deliver(core, this.#couriers, message));
    } catch (error) {
      if (!(error instanceof NotDelivered)) throw error;
      const pauseMs = FIRST_PAUSE_MS * GROWTH ** (attempt - 1);
      if (attempt < ATTEMPTS) this.#agenda.after(pauseMs, () => this.#deliver(message, name, attempt + 1));
      else await this.#meter.run('deliver', () => giveUp(core, message));
    }
  }
}
