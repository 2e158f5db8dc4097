/** The parts of a deployment in this process, with their use of the table and the queues counted. */

import { createHash } from 'node:crypto';
import { createApp } from '@aeroplane/api';
import { createCore, deliver, itemChanged, type Core, type QueuedMessage } from '@aeroplane/core';
import { openEmbeddedDynamoDb } from '@aeroplane/local';
import { changeOf, createDynamoStore, recordOf, Table, type StreamRecord } from '@aeroplane/table';
import type { Meter } from './meter.ts';

export const ORIGIN = 'http://games.example';

/** The seed of a game of usual length; a random one would move the bill by a third. */
const SEED = 3;

function seededBytes(seed: number): (count: number) => Uint8Array {
  let drawn = 0;
  return (count) => {
    const blocks = Array.from({ length: Math.ceil(count / 32) }, () =>
      createHash('sha256')
        .update(`${seed} ${(drawn += 1)}`)
        .digest(),
    );
    return Uint8Array.from(Buffer.concat(blocks).subarray(0, count));
  };
}

/** Opens them over a new table; `clock` is the caller's to advance. */
export async function openParts(meter: Meter, clock: { nowMs: number }) {
  const database = await openEmbeddedDynamoDb();
  const records: StreamRecord[] = [];
  const messages: QueuedMessage[] = [];
  const table = new Table({
    client: database.client,
    name: database.tableName,
    onConsumed: (consumed) => meter.consumed(consumed),
    onWritten: (key) => records.push(recordOf(key)),
  });
  const core = createCore({
    store: createDynamoStore(table),
    clock: { nowMs: () => clock.nowMs },
    randomBytes: seededBytes(SEED),
    queue: {
      async send(sent) {
        // One request sends them all; each is received and deleted.
        meter.add('queueRequests', Math.ceil(sent.length / 10) + 2 * sent.length);
        messages.push(...sent);
      },
    },
    acceptsEndpoint: () => true,
    mails: false,
  });
  const app = createApp({
    core,
    publicOrigin: ORIGIN,
    clientAddress: () => '192.0.2.1',
    pushKey: 'key',
    version: '0',
    commit: '0',
    onReport: () => undefined,
    onFault: (error) => {
      throw error;
    },
  });
  return { database, table, core, app, records, messages };
}

/** Handles changes and messages as the stream and queue functions would. */
export async function settle(
  meter: Meter,
  core: Core,
  records: StreamRecord[],
  messages: QueuedMessage[],
): Promise<void> {
  const couriers = { push: { send: async () => 'sent' as const }, mail: undefined };
  while (records.length + messages.length > 0) {
    const changes = records.splice(0).flatMap((record) => changeOf(record) ?? []);
    for (const change of changes) await meter.invoke('stream', () => itemChanged(core, change));
    for (const message of messages.splice(0)) {
      await meter.invoke('push', () => deliver(core, couriers, message), 1);
      meter.log(1);
    }
  }
}
