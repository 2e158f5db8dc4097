/** The composition root of the server of one machine: database, API, web app, change stream and clock in one process. */

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { AppDeps } from '@aeroplane/api';
import { createWholeApp } from '@aeroplane/api/whole';
import { createCore, deliver, giveUp, itemChanged, sweep, type Clock, type Couriers } from '@aeroplane/core';
import { createMailCourier, createPushCourier, smtpTransport, type VapidKeys } from '@aeroplane/delivery';
import {
  changeOf,
  createDynamoStore,
  recordOf,
  recordsAgain,
  removeExpired,
  repairIndexes,
  Table,
  type Consumed,
} from '@aeroplane/table';
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { ChangeStream } from './change-stream.ts';
import { DeliveryQueue } from './delivery-queue.ts';
import { openEmbeddedDynamoDb, type EmbeddedDynamoDb } from './embedded-dynamodb.ts';
import { Expiry } from './expiry.ts';
import type { Settings } from './settings.ts';
import { linkPages } from './link-pages.ts';
import { vapidKeysOf } from './vapid-file.ts';
import { isBuilt, webFiles } from './web-files.ts';

/** How often the sweep looks for due games and players. */
const SWEEP_MS = 5_000;

/** Requests in progress; at a few hundred a second, the last of them waits for less than a second. */
const MOST_AT_ONCE = 128;

/** How long a close waits for connections: browsers keep idle ones open. */
const GRACE_MS = 2_000;

export interface ServerOptions extends Settings {
  readonly webDir: string;
  readonly version: string;
  readonly commit: string;
  /** The time that games go by; the system's unless given. */
  readonly clock?: Clock;
  readonly onFault: (error: unknown, context: string) => void;
  /** Called with the game and colour of a reported player. */
  readonly onReport: AppDeps['onReport'];
  readonly monotonicMs?: () => number;
  readonly onConsumed?: (consumed: Consumed) => void;
}

export interface RunningServer {
  readonly port: number;
  /** Finishes running requests and closes the database. */
  close(): Promise<void>;
}

/** Starts the server, and first completes what a crash interrupted. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const database = await openEmbeddedDynamoDb(path.join(options.dataDir, 'dynamodb'));
  try {
    return await serveFrom(database, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

const systemClock: Clock = { nowMs: () => Date.now() };

/** The couriers of push and, if set up, email. */
function couriersOf(options: ServerOptions, keys: VapidKeys, port: number): Couriers {
  const { publicOrigin, pushHosts, pushSubject, mail } = options;
  const origin = publicOrigin ?? `http://localhost:${port}`;
  // Push services check signatures against their own time, not against that of the games.
  const push = { keys, subject: pushSubject, hosts: pushHosts, origin, nowMs: () => systemClock.nowMs() };
  return {
    push: createPushCourier(push),
    mail: mail && createMailCourier({ transport: smtpTransport(mail.server), from: mail.from, origin }),
  };
}

async function serveFrom(database: EmbeddedDynamoDb, options: ServerOptions): Promise<RunningServer> {
  const { onFault, pushHosts, trustedProxies, mail, monotonicMs } = options;
  const vapidKeys = await vapidKeysOf(options.dataDir);
  const { clock = systemClock } = options;
  const table = new Table({
    client: database.client,
    name: database.tableName,
    onWritten: (key) => changes.push(recordOf(key)),
    onConsumed: options.onConsumed,
  });
  const queue = new DeliveryQueue({
    deliver: (message) => deliver(core, couriers, message),
    async giveUp(message, error) {
      onFault(error, `dead letter: ${message.type}`);
      await giveUp(core, message);
    },
    onFault: (error) => onFault(error, 'delivery'),
  });
  const core = createCore({
    store: createDynamoStore(table),
    clock,
    randomBytes,
    queue,
    acceptsEndpoint: (endpoint) => pushHosts.accepts(endpoint),
    mails: mail !== undefined,
  });
  const changes = new ChangeStream(
    async (record) => {
      const change = changeOf(record);
      if (change !== undefined) await itemChanged(core, change);
    },
    (error) => onFault(error, 'change stream'),
  );
  const keys = await repairIndexes(database.client, database.tableName, table);

  const app = new Hono();
  const deps: AppDeps = {
    core,
    publicOrigin: options.publicOrigin,
    clientAddress: (c) =>
      trustedProxies.clientOf(getConnInfo(c).remote.address, c.req.header('X-Forwarded-For')),
    mostAtOnce: MOST_AT_ONCE,
    ...(monotonicMs !== undefined && { monotonicMs }),
    pushKey: vapidKeys.publicKey,
    version: options.version,
    commit: options.commit,
    onFault,
    onReport: options.onReport,
  };
  app.route('/', createWholeApp(deps));
  if (isBuilt(options.webDir))
    app.route('/', webFiles(options.webDir, options.publicOrigin, linkPages(core, options)));
  const { host } = options;
  const server = serve({
    fetch: app.fetch,
    port: options.port,
    ...(host !== undefined && { hostname: host }),
  });
  try {
    await once(server, 'listening');
  } catch (error) {
    await changes.close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  const couriers = couriersOf(options, vapidKeys, port);
  // A crash may have hit between a write and its follow-up (docs/design.md#order-of-writes).
  for (const record of recordsAgain(keys)) changes.push(record);

  let sweeping: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweep(core).catch((error: unknown) => onFault(error, 'sweep'));
  }, SWEEP_MS);
  const expiry = new Expiry(
    () => removeExpired(database.client, database.tableName, clock.nowMs()),
    (error) => onFault(error, 'expiry'),
  );

  return {
    port,
    async close() {
      clearInterval(timer);
      const closed = once(server, 'close');
      server.close();
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      const grace = setTimeout(() => {
        if ('closeAllConnections' in server) server.closeAllConnections();
      }, GRACE_MS);
      await closed;
      clearTimeout(grace);
      await sweeping;
      await expiry.close();
      await changes.close();
      await queue.close();
      await database.close();
    },
  };
}
