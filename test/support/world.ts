/** The whole server without its sockets: the app, the use cases and a table in memory, with a clock that tests set. */

import { randomBytes } from 'node:crypto';
import type { AppDeps } from '@aeroplane/api';
import { createWholeApp } from '@aeroplane/api/whole';
import {
  createCore,
  itemChanged,
  sweep,
  type ItemChange,
  type Core,
  type Ports,
  type Store,
} from '@aeroplane/core';
import { openEmbeddedDynamoDb } from '@aeroplane/local';
import { changeOf, createDynamoStore, recordOf, Table } from '@aeroplane/table';
import { MemoryQueue } from '@aeroplane/testing/doubles/memory-queue';
import { dumpTable } from '../../packages/local/test/dump-table.ts';
import { Client, type ClientOptions } from './client.ts';

export const ORIGIN = 'http://game.test';
/** Pushes may go to addresses that begin so. */
export const PUSH_HOST = 'https://push.test/';

/** How long tests take to read an answer, as far as the pace of a session is concerned. */
const LOOK_MS = 500;

export interface World {
  readonly core: Core;
  readonly app: ReturnType<typeof createWholeApp>;
  /** What waits to be delivered. */
  readonly queue: MemoryQueue;
  /** Errors that were no refusals. */
  readonly faults: unknown[];
  /** Reports that whoever runs the server was told of. */
  readonly reported: readonly { readonly game: string; readonly colour: string }[];
  /** A client that is nobody yet. */
  readonly client: (options?: Pick<ClientOptions, 'onExchange'>) => Client;
  /** A guest. */
  readonly guest: (name: string) => Promise<Client>;
  /** Sets the clock forward, and nobody looks at it. */
  readonly skip: (ms: number) => void;
  /** Sets the clock forward, and does what is due then. */
  readonly pass: (ms: number) => Promise<void>;
  /** Does what follows from all that was written. */
  readonly settle: () => Promise<void>;
  /** Every item of the table, in one text. */
  readonly dump: () => Promise<string>;
  readonly close: () => Promise<void>;
}

export interface WorldOptions {
  /** Called with the store, to put something in front of it. */
  readonly wrap?: (store: Store) => Store;
  readonly onExchange?: ClientOptions['onExchange'];
  readonly deps?: Partial<AppDeps>;
  readonly ports?: Partial<Ports>;
}

export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const { wrap = (store: Store) => store } = options;
  const database = await openEmbeddedDynamoDb();
  const written = new Map<string, ItemChange>();
  const table = new Table({
    client: database.client,
    name: database.tableName,
    onWritten: (key) => {
      const change = changeOf(recordOf(key));
      if (change !== undefined) written.set(JSON.stringify(change), change);
    },
  });
  let nowMs = Date.UTC(2026, 0, 1);
  let lookedMs = 0;
  const queue = new MemoryQueue();
  const core = createCore({
    store: wrap(createDynamoStore(table)),
    clock: { nowMs: () => nowMs },
    randomBytes,
    queue,
    acceptsEndpoint: (endpoint) => endpoint.startsWith(PUSH_HOST),
    mails: true,
    ...options.ports,
  });
  const faults: unknown[] = [];
  const reported: World['reported'][number][] = [];
  const deps: AppDeps = {
    core,
    publicOrigin: ORIGIN,
    clientAddress: () => '192.0.2.1',
    monotonicMs: () => (lookedMs += LOOK_MS),
    pushKey: 'the-public-key',
    version: '1.2.3',
    commit: 'abc',
    onReport: (game, colour) => reported.push({ game, colour }),
    onFault: (error) => faults.push(error),
    ...options.deps,
  };
  const app = createWholeApp(deps);
  const client: World['client'] = (more = {}) =>
    new Client(ORIGIN, {
      send: (request) => app.fetch(request),
      ...(options.onExchange !== undefined && { onExchange: options.onExchange }),
      ...more,
    });
  const settle = async (): Promise<void> => {
    for (const [name, change] of written) {
      written.delete(name);
      await itemChanged(core, change);
    }
  };
  return {
    core,
    app,
    queue,
    faults,
    reported,
    client,
    settle,
    guest: (name) => client().signIn(name),
    skip(ms) {
      nowMs += ms;
    },
    async pass(ms) {
      nowMs += ms;
      // What is done may be followed by more that is due at once.
      for (let sweeps = 0; sweeps < 500 && (await sweep(core)) > 0; sweeps += 1) await settle();
    },
    dump: () => dumpTable(database),
    close: () => database.close(),
  };
}
