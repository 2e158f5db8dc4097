/** Mending an embedded table's indexes after a crash: its items survive one, their index entries may not. */

import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { number, numberOf, textOf, type Item } from './attribute.ts';
import type { Key } from './keys.ts';
import { scan } from './scan.ts';
import { INDEXES, WAKE_SHARDS } from './schema.ts';
import type { Table } from './table.ts';

const entryOf = (item: Item, index: (typeof INDEXES)[number]): string =>
  JSON.stringify([item['pk']?.S, item['sk']?.S, item[index.hash]?.S, item[index.range]?.N]);

async function indexed(table: Table, index: (typeof INDEXES)[number]): Promise<Set<string>> {
  const partitions =
    index.name === 'wake' ? Array.from({ length: WAKE_SHARDS }, (_, shard) => `WAKE#${shard}`) : ['OPEN'];
  const pages = await Promise.all(partitions.map((partition) => table.queryIndex(index, partition)));
  return new Set(pages.flatMap(({ items }) => items.map((item) => entryOf(item, index))));
}

/**
 * Puts every item again whose index entries are missing, and returns the key of every item there is. For one process's
 * own table at its start, before anything else writes.
 */
export async function repairIndexes(client: DynamoDBClient, name: string, table: Table): Promise<Key[]> {
  const entries = await Promise.all(INDEXES.map((index) => indexed(table, index)));
  const keys: Key[] = [];
  for await (const page of scan(client, name)) {
    for (const item of page) {
      const key = { pk: textOf(item, 'pk'), sk: textOf(item, 'sk') };
      keys.push(key);
      const missing = INDEXES.some(
        (index, at) =>
          item[index.hash] !== undefined &&
          item[index.range] !== undefined &&
          !entries[at]?.has(entryOf(item, index)),
      );
      if (missing && item['v'] !== undefined) {
        await table.put(key, item, { expression: 'v = :v', values: { ':v': number(numberOf(item, 'v')) } });
      }
    }
  }
  return keys;
}
