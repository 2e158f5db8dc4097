/** What a table holds, to be compared. */

import { ScanCommand, type AttributeValue } from '@aws-sdk/client-dynamodb';
import type { EmbeddedDynamoDb } from '../src/index.ts';

const readable = (_: string, value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;

/** Every item of a table as one text, the same for the same items. */
export async function dumpTable({ client, tableName }: EmbeddedDynamoDb): Promise<string> {
  const items: string[] = [];
  let from: Record<string, AttributeValue> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: tableName, ConsistentRead: true, ExclusiveStartKey: from }),
    );
    for (const item of page.Items ?? []) {
      items.push(JSON.stringify(Object.entries(item).sort(), readable));
    }
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return items.sort().join('\n');
}
