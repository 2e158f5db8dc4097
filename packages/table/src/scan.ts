/** Reading a whole table, which only one process's own table is small enough for. */

import { ScanCommand, type DynamoDBClient, type ScanCommandInput } from '@aws-sdk/client-dynamodb';
import type { Item } from './attribute.ts';

/** Every item of a table, or what is wanted of it, page by page; a page may have nothing of that. */
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
