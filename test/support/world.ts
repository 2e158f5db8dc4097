/** The whole server without sockets: the app, the use cases and an in-memory table, on a clock that the test sets. */

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
/** The only prefix that push endpoints may have here. */
export const PUSH_HOST = 'https://push.test/';

/** Simulated time between two requests, so that the rate limit per session never triggers. */
const LOOK_MS = 500;

export interface World {
  readonly core: Core;
  readonly app: ReturnType<typeof createWholeApp>;
  /** Messages waiting to be delivered. */
  readonly queue: MemoryQueue;
  /** Unexpected errors; refusals are not among them. */
  readonly faults: unknown[];
  /** Reports that the operator was notified of. */
  readonly reported: readonly { readonly game: string; readonly colour: string }[];
  /** A client without a session. */
  readonly client: (options?: Pick<ClientOptions, 'onExchange'>) => Client;
  /** A client signed in as a new guest. */
  readonly guest: (name: string) => Promise<Client>;
  /** Moves the clock forward without a sweep. */
  readonly skip: (ms: number) => void;
  /** Moves the clock forward, sweeps, and settles until nothing more is due. */
  readonly pass: (ms: number) => Promise<void>;
  /** Handles every change that has been written so far. */
  readonly settle: () => Promise<void>;
  /** All items of the table as one text. */
  readonly dump: () => Promise<string>;
  readonly close: () => Promise<void>;
}

export interface WorldOptions {
  /** Wraps the store, for example to make calls fail. */
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
      // A sweep may write changes that are due at once.
      for (let sweeps = 0; sweeps < 500 && (await sweep(core)) > 0; sweeps += 1) await settle();
    },
    dump: () => dumpTable(database),
    close: () => database.close(),
  };
}
