/** The content of a table, for comparisons. */

import { ScanCommand, type AttributeValue } from '@aws-sdk/client-dynamodb';
import type { EmbeddedDynamoDb } from '../src/index.ts';

const readable = (_: string, value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;

export type Item = Readonly<Record<string, AttributeValue>>;

/** Every item of a table, in any order. */
export async function allItems({ client, tableName }: EmbeddedDynamoDb): Promise<Item[]> {
  const items: Item[] = [];
  let from: Record<string, AttributeValue> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: tableName, ConsistentRead: true, ExclusiveStartKey: from }),
    );
    items.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return items;
}

/** Every item of a table as one text, the same for the same items. */
export const dumpTable = async (database: EmbeddedDynamoDb): Promise<string> =>
  (await allItems(database))
    .map((item) => JSON.stringify(Object.entries(item).sort(), readable))
    .sort()
    .join('\n');
