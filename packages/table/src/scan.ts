/** Reads a whole table, which only the embedded one is small enough for. */

import { ScanCommand, type DynamoDBClient, type ScanCommandInput } from '@aws-sdk/client-dynamodb';
import type { Item } from './attribute.ts';

/** Every item that passes the filter of `wanted`, page by page; a page may be empty. */
export async function* scan(
  client: DynamoDBClient,
  name: string,
  wanted: Omit<ScanCommandInput, 'TableName' | 'ConsistentRead' | 'ExclusiveStartKey'> = {},
): AsyncGenerator<Item[]> {
  let from: Item | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ ...wanted, TableName: name, ConsistentRead: true, ExclusiveStartKey: from }),
    );
    yield page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
}
