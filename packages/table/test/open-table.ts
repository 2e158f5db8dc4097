/** A table in an embedded database in memory, which records every write and the cost of every call. */

import { createDynamoStore, Table, type Consumed, type Key } from '../src/index.ts';
import { openEmbeddedDynamoDb, type EmbeddedDynamoDb } from '@aeroplane/local';
import type { Store } from '@aeroplane/core';

export interface OpenTable {
  readonly database: EmbeddedDynamoDb;
  readonly table: Table;
  readonly store: Store;
  /** The keys of the items written, in order. */
  readonly written: Key[];
  /** The calls since this was called last, with their cost. */
  consumed(): Consumed[];
  close(): Promise<void>;
}

export async function openTable(): Promise<OpenTable> {
  const database = await openEmbeddedDynamoDb();
  const written: Key[] = [];
  let consumed: Consumed[] = [];
  const table = new Table({
    client: database.client,
    name: database.tableName,
    onWritten: (key) => written.push(key),
    onConsumed: (call) => consumed.push(call),
  });
  return {
    database,
    table,
    store: createDynamoStore(table),
    written,
    consumed() {
      const calls = consumed;
      consumed = [];
      return calls;
    },
    close: () => database.close(),
  };
}
