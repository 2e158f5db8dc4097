/**
 * A world: the whole server in one process, on a clock that jumps from event to event, together with the outside world.
 * Change records, messages and sweeps come in their usual order, without the waiting.
 */

import {
  createCore,
  itemChanged,
  sweep,
  type Core,
  type PushTarget,
  type SecretGame,
  type NoticeContent,
} from '@aeroplane/core';
import { openEmbeddedDynamoDb } from '@aeroplane/local';
import { changeOf, createDynamoStore, recordOf, Table, type Key } from '@aeroplane/table';
import { openMemoryDynamoDb } from '../../packages/table/test/memory-dynamodb.ts';
import { Agenda } from './agenda.ts';
import { Chance } from './chance.ts';
import { Checker, type People, type Sent } from './checker.ts';
import { Courier } from './courier.ts';
import { Meter } from './meter.ts';
import { Observer } from './observer.ts';
import { MINUTE_MS } from './person.ts';

const START_MS = Date.UTC(2030, 0, 7, 6);

/** The delay of the change stream. */
const STREAM_MS = 400;

/** The share of change records that come twice. */
const DOUBLES = 0.01;

/** A database with the table in it. */
interface Database {
  readonly client: ConstructorParameters<typeof Table>[0]['client'];
  readonly tableName: string;
  close(): Promise<void>;
}

/** Tampers with notices on their way, so that a test can see whether the checker finds it. */
export type Tamper = (sent: Sent, again: (sent: Sent, afterMs: number) => void) => readonly Sent[];

export interface WorldOptions {
  readonly seed: number;
  readonly memory: boolean;
  readonly tamper?: Tamper | undefined;
}

export interface Outside extends People {
  /** A notice appears on a device. */
  shown(sent: Sent): void;
  /** The player and device behind a subscription; undefined once it has ended. */
  reached(endpoint: string): { readonly player: string; readonly device: string } | undefined;
}

export class World {
  readonly agenda = new Agenda(START_MS);
  readonly meter = new Meter();
  readonly chance: Chance;
  readonly observer: Observer;
  readonly checker: Checker;
  readonly core: Core;
  readonly #database: Database;
  readonly #courier: Courier;
  readonly #outside: Outside;
  readonly #tamper: Tamper | undefined;
  readonly #told = new Set<string>();
  /** By game: when it is next due. */
  readonly #wakes = new Map<string, number>();
  sweeps = 0;

  private constructor(options: WorldOptions, database: Database, outside: Outside) {
    this.#database = database;
    this.#outside = outside;
    this.#tamper = options.tamper;
    this.chance = new Chance(options.seed);
    this.observer = new Observer(() => this.agenda.nowMs());
    this.checker = new Checker(this.observer, outside);
    this.observer.onWritten(({ game }) => this.#noteWake(game));
    this.#courier = new Courier(this.agenda, this.chance.fork(), this.meter, (target, telling) =>
      this.#show(target, telling),
    );
    this.core = createCore({
      store: this.observer.around(this.meter.around(createDynamoStore(this.#openTable()))),
      clock: this.agenda,
      randomBytes: this.chance.bytes(),
      queue: this.#courier,
      acceptsEndpoint: () => true,
      mails: false,
    });
    this.#courier.core = this.core;
  }

  static async open(options: WorldOptions, outside: Outside): Promise<World> {
    const database = await (options.memory ? openMemoryDynamoDb() : openEmbeddedDynamoDb());
    return new World(options, database, outside);
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  #openTable(): Table {
    const { client, tableName } = this.#database;
    const send = async (command: Parameters<typeof client.send>[0]): Promise<unknown> => {
      try {
        return await client.send(command);
      } catch (error) {
        if ((error as Error).name === 'ConditionalCheckFailedException') this.meter.refuse();
        throw error;
      }
    };
    return new Table({
      client: { send } as unknown as typeof client,
      name: tableName,
      onConsumed: this.meter.onConsumed,
      onWritten: (key) => this.#tell(key),
    });
  }

  /** The change stream: an item written again before its record is handled has one record. */
  #tell(key: Key): void {
    const change = changeOf(recordOf(key));
    if (change === undefined) return;
    const name = JSON.stringify(key);
    if (this.#told.has(name)) return;
    this.#told.add(name);
    const handle = async (): Promise<void> => {
      this.#told.delete(name);
      await this.meter.run('stream', () => itemChanged(this.core, change));
    };
    this.agenda.after(STREAM_MS, handle);
    if (this.chance.happens(DOUBLES)) this.agenda.after(10 * STREAM_MS, handle);
  }

  #noteWake({ id, wakeAtMs }: SecretGame): void {
    if (wakeAtMs === null) this.#wakes.delete(id);
    else this.#wakes.set(id, wakeAtMs);
  }

  #show({ endpoint }: PushTarget, telling: NoticeContent): 'sent' | 'gone' {
    const reached = this.#outside.reached(endpoint);
    if (reached === undefined) return 'gone';
    const sent: Sent = { ...reached, telling, atMs: this.agenda.nowMs() };
    const again = (one: Sent, afterMs: number): void =>
      this.agenda.after(afterMs, async () => this.checker.judge({ ...one, atMs: this.agenda.nowMs() }));
    for (const one of this.#tamper?.(sent, again) ?? [sent]) {
      this.checker.judge(one);
      this.#outside.shown(one);
    }
    return 'sent';
  }

  /** The next minute at which a sweep will find something due. */
  #sweepAtMs(): number {
    let atMs = Infinity;
    for (const wakeAtMs of this.#wakes.values()) atMs = Math.min(atMs, wakeAtMs);
    const due = Math.max(atMs, this.agenda.nowMs() + 1);
    return Math.ceil(due / MINUTE_MS) * MINUTE_MS;
  }

  /** Runs the world until `isOver`. */
  async run(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const sweepAtMs = this.#sweepAtMs();
      if (this.agenda.nextAtMs <= sweepAtMs) {
        if (this.agenda.nextAtMs === Infinity) return;
        await this.agenda.next();
        continue;
      }
      this.agenda.wait(sweepAtMs);
      this.sweeps += 1;
      await this.meter.run('sweep', () => sweep(this.core));
    }
  }
}
