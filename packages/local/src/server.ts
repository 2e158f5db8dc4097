/** One process with everything: the embedded database, the API, the web app, the change stream and the clock. */

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createApp } from '@aeroplane/api';
import { createCore, gameChanged, sweep } from '@aeroplane/core';
import { createDynamoStore, repairIndexes, Table, type Consumed } from '@aeroplane/table';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { openEmbeddedDynamoDb, type EmbeddedDynamoDb } from './embedded-dynamodb.ts';
import type { Settings } from './settings.ts';
import { StreamPump } from './stream-pump.ts';
import { isBuilt, webFiles } from './web-files.ts';

/** How often the clock looks for what is due. */
const SWEEP_MS = 5_000;

/** How long a close waits for connections: browsers hold some open on which they ask nothing. */
const GRACE_MS = 2_000;

export interface ServerOptions extends Settings {
  readonly webDir: string;
  readonly version: string;
  readonly commit: string;
  readonly onFault: (error: unknown, context: string) => void;
  readonly onConsumed?: (consumed: Consumed) => void;
}

export interface RunningServer {
  readonly port: number;
  /** Finishes what is being answered and closes the database. */
  close(): Promise<void>;
}

/** Starts a server, which carries on with what a crash cut off. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const database = await openEmbeddedDynamoDb(path.join(options.dataDir, 'dynamodb'));
  try {
    return await serveFrom(database, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serveFrom(database: EmbeddedDynamoDb, options: ServerOptions): Promise<RunningServer> {
  const { onFault } = options;
  const table = new Table({
    client: database.client,
    name: database.tableName,
    onWritten: (key) => pump.push(key),
    onConsumed: options.onConsumed,
  });
  const core = createCore({
    store: createDynamoStore(table),
    clock: { nowMs: () => Date.now() },
    randomBytes,
  });
  const pump = new StreamPump(
    (game) => gameChanged(core, game),
    (error) => onFault(error, 'change stream'),
  );
  const keys = await repairIndexes(database.client, database.tableName, table);

  const app = new Hono();
  app.route(
    '/',
    createApp({
      core,
      publicOrigin: options.publicOrigin,
      version: options.version,
      commit: options.commit,
      onFault,
    }),
  );
  if (isBuilt(options.webDir)) app.route('/', webFiles(options.webDir));
  const { port, host } = options;
  const server = serve({ fetch: app.fetch, port, ...(host !== undefined && { hostname: host }) });
  try {
    await once(server, 'listening');
  } catch (error) {
    await pump.close();
    throw error;
  }
  // What a crash cut off between a write and what follows from it is delivered again.
  for (const key of keys) if (key.pk.startsWith('PLAYER#')) pump.push(key);

  let sweeping: Promise<unknown> = Promise.resolve();
  const clock = setInterval(() => {
    sweeping = sweep(core).catch((error: unknown) => onFault(error, 'sweep'));
  }, SWEEP_MS);

  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      clearInterval(clock);
      const closed = once(server, 'close');
      server.close();
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      const grace = setTimeout(() => {
        if ('closeAllConnections' in server) server.closeAllConnections();
      }, GRACE_MS);
      await closed;
      clearTimeout(grace);
      await sweeping;
      await pump.close();
      await database.close();
    },
  };
}
