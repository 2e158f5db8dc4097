/** DynamoDB's Query, page after page: an answer ends at 1 MB. */

import { QueryCommand, type DynamoDBClient, type QueryCommandInput } from '@aws-sdk/client-dynamodb';
import { answered } from './answered.ts';
import type { Item } from './attribute.ts';

/** Items, and the key of the last one if more may follow. */
export interface QueryResult {
  readonly items: Item[];
  readonly last: Item | undefined;
}

export interface QueryOptions {
  readonly descending?: boolean;
  readonly limit?: number;
  readonly from?: Item | undefined;
}

/** All items that match, or the first `limit` of them. */
export async function queryPages(
  client: DynamoDBClient,
  input: Omit<QueryCommandInput, 'Limit' | 'ScanIndexForward' | 'ExclusiveStartKey'>,
  { descending = false, limit, from: start }: QueryOptions,
): Promise<QueryResult> {
  const items: Item[] = [];
  let from = start;
  do {
    const answer = await answered(
      client.send(
        new QueryCommand({
          ...input,
          ScanIndexForward: !descending,
          ExclusiveStartKey: from,
          Limit: limit === undefined ? undefined : limit - items.length,
        }),
      ),
    );
    items.push(...(answer.Items ?? []));
    from = answer.LastEvaluatedKey;
  } while (from !== undefined && (limit === undefined || items.length < limit));
  return { items, last: from };
}
