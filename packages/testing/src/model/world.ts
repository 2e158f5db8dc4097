/** The system under test: processes over one store, their queue, and people with devices. */

import type { Scheduler } from 'fast-check';
import {
  type Core,
  type Couriers,
  type PushTarget,
  type Membership,
  type SecretGame,
  type Store,
  type NoticeContent,
  addDevice,
  createCore,
  deliver,
  itemChanged,
  seatOfPlayer,
} from '@aeroplane/core';
import { aroundStore } from '../doubles/around-store.ts';
import { FixedClock } from '../doubles/fixed-clock.ts';
import { PUSH_HOST, testPorts } from '../doubles/test-ports.ts';
import { acting, Witness, type Act } from './witness.ts';

/** How many processes share the store. */
export const PROCESSES = 2;

/** A notice that reached a device. */
export interface Delivered {
  readonly player: string;
  readonly device: string;
  readonly content: NoticeContent;
  /** The game at that instant. */
  readonly game: SecretGame;
  readonly atMs: number;
}

const SERVER: Act = { player: null, what: 'server' };

export class World {
  readonly clock = new FixedClock();
  readonly witness = new Witness(() => this.clock.nowMs());
  readonly store: Store;
  readonly delivered: Delivered[] = [];
  readonly players: string[] = [];
  /** By endpoint. */
  readonly #owners = new Map<string, string>();
  readonly #scheduler: Scheduler;
  readonly #ports;
  #cores: Core[];
  #together = false;
  game = '';

  constructor(scheduler: Scheduler, script: string, store: Store) {
    this.#scheduler = scheduler;
    this.store = this.witness.around(store);
    const scheduled = aroundStore(this.store, async (call, make) => {
      if (this.#together) await this.#scheduler.schedule(Promise.resolve(), call);
      return make();
    });
    this.#ports = testPorts(scheduled, script, this.clock);
    this.#cores = Array.from({ length: PROCESSES }, () => createCore(this.#ports));
  }

  core(process: number): Core {
    const core = this.#cores[process % PROCESSES];
    if (core === undefined) throw new Error('there is no such process');
    return core;
  }

  get queue() {
    return this.#ports.queue;
  }

  /** The game as it is stored. */
  get stored(): SecretGame {
    const game = this.witness.history.at(-1)?.game;
    if (game === undefined) throw new Error('there is no game');
    return game;
  }

  async addDevices(player: string, count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const endpoint = `${PUSH_HOST}${player}/${index}`;
      this.#owners.set(endpoint, player);
      await addDevice(this.core(0), player, `session ${index}`, { endpoint, p256dh: 'key', auth: 'auth' });
    }
  }

  /** Runs several calls concurrently: their calls to the store come in the scheduler's order. */
  async together<T>(calls: readonly (() => Promise<T>)[]): Promise<T[]> {
    this.#together = true;
    try {
      return await this.#scheduler.waitFor(Promise.all(calls.map((call) => call())));
    } finally {
      this.#together = false;
    }
  }

  /** Replaces a process by a new one with empty caches. */
  restart(process: number): void {
    this.#cores[process % PROCESSES] = createCore(this.#ports);
  }

  /** The change stream reports the oldest `most` writes, each `times` times. */
  async tell(most: number, times = 1): Promise<void> {
    for (const game of new Set(this.witness.changed.splice(0, most))) {
      for (let time = 0; time < times; time += 1) await this.tellOf(game, time);
    }
  }

  tellOf(game: string, process = 0): Promise<void> {
    return acting(SERVER, () => itemChanged(this.core(process), { type: 'game', game }));
  }

  /** Delivers all queued messages, each `times` times. */
  async deliver(times = 1): Promise<void> {
    const couriers: Couriers = {
      push: { send: (target, what) => this.#show(target, what) },
      mail: undefined,
    };
    for (const message of this.queue.take()) {
      for (let time = 0; time < times; time += 1)
        await acting(SERVER, () => deliver(this.core(time), couriers, message));
    }
  }

  /**
   * All processes and the queue are lost at once; on restart the stream reports everything again
   * (docs/design.md#persist-answer-notify).
   */
  async crash(): Promise<void> {
    for (let process = 0; process < PROCESSES; process += 1) this.restart(process);
    this.queue.take();
    this.witness.changed.length = 0;
    for (const game of new Set((await this.memberships()).map((one) => one.game))) await this.tellOf(game);
  }

  /** All memberships. */
  async memberships(): Promise<Membership[]> {
    return (await Promise.all(this.players.map((player) => this.store.memberships(player)))).flat();
  }

  async #show(target: PushTarget, what: NoticeContent | { readonly kind: 'test' }): Promise<'sent'> {
    const player = this.#owners.get(target.endpoint);
    if (what.kind === 'test' || player === undefined) throw new Error('a push to nobody');
    const { stored: game } = this;
    if (seatOfPlayer(game, player) === undefined) throw new Error('a push to an onlooker');
    this.delivered.push({ player, device: target.endpoint, content: what, game, atMs: this.clock.nowMs() });
    return 'sent';
  }
}
