/** Repairs the embedded table's indexes after a crash, which items survive and index entries may not. */

import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { number, numberOf, type Item } from './attribute.ts';
import { keyOf, OPEN_PARTITION, WAKE_PARTITIONS, type Key } from './keys.ts';
import { scan } from './scan.ts';
import { INDEXES } from './schema.ts';
import type { Table } from './table.ts';

const entryOf = (item: Item, index: (typeof INDEXES)[number]): string =>
  JSON.stringify([item['pk']?.S, item['sk']?.S, item[index.hash]?.S, item[index.range]?.N]);

async function indexed(table: Table, index: (typeof INDEXES)[number]): Promise<Set<string>> {
  const partitions = index.name === 'wake' ? WAKE_PARTITIONS : [OPEN_PARTITION];
  const pages = await Promise.all(partitions.map((partition) => table.queryIndex(index, partition)));
  return new Set(pages.flatMap(({ items }) => items.map((item) => entryOf(item, index))));
}

/**
 * Writes every item again that lacks an index entry, and returns the keys of all items. Call it when the process starts,
 * before anything else writes.
 */
export async function repairIndexes(client: DynamoDBClient, name: string, table: Table): Promise<Key[]> {
  const entries = await Promise.all(INDEXES.map((index) => indexed(table, index)));
  const keys: Key[] = [];
  for await (const page of scan(client, name)) {
    for (const item of page) {
      const key = keyOf(item);
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
