/** Brings a table back to a former content, for tests that do many things to one scene. */

import { DeleteItemCommand, PutItemCommand, type AttributeValue } from '@aws-sdk/client-dynamodb';
import type { EmbeddedDynamoDb } from '../src/index.ts';
import { allItems, type Item } from './dump-table.ts';

type Key = Record<'pk' | 'sk', AttributeValue>;

const keyOf = ({ pk, sk }: Item): Key => {
  if (pk === undefined || sk === undefined) throw new Error('an item has no key');
  return { pk, sk };
};

const nameOf = (item: Item): string => JSON.stringify(keyOf(item));

/** Has a table hold these items and no others. */
export async function restoreItems(database: EmbeddedDynamoDb, items: readonly Item[]): Promise<void> {
  const { client, tableName: TableName } = database;
  const kept = new Set(items.map(nameOf));
  for (const item of await allItems(database)) {
    if (!kept.has(nameOf(item))) await client.send(new DeleteItemCommand({ TableName, Key: keyOf(item) }));
  }
  for (const item of items) await client.send(new PutItemCommand({ TableName, Item: { ...item } }));
}
