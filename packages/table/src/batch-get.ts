/** DynamoDB's BatchGetItem, which takes at most 100 keys and may leave some of them unprocessed. */

import { BatchGetItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { Unavailable } from '@aeroplane/core';
import { answered } from './answered.ts';
import type { Item } from './attribute.ts';
import { keyItem, type Key } from './keys.ts';

const MAX_KEYS = 100;

/** The pauses before unprocessed keys are asked for again double from this to ten seconds, about 20 s in all. */
const FIRST_PAUSE_MS = 20;
const MAX_RETRIES = 10;

/** Every item of these keys that exists, read consistently, in any order; `Unavailable` if some stay unprocessed. */
export async function batchGet(
  client: DynamoDBClient,
  name: string,
  keys: readonly Key[],
  attributes: string,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let start = 0; start < keys.length; start += MAX_KEYS) {
    let wanted = keys.slice(start, start + MAX_KEYS).map(keyItem);
    for (let retry = 0; wanted.length > 0; retry += 1) {
      if (retry > MAX_RETRIES) throw new Unavailable('the table left items out of a batch again and again');
      if (retry > 0) await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** (retry - 1)));
      const answer = await answered(
        client.send(
          new BatchGetItemCommand({
            RequestItems: {
              [name]: { Keys: wanted, ConsistentRead: true, ProjectionExpression: attributes },
            },
          }),
        ),
      );
      items.push(...(answer.Responses?.[name] ?? []));
      wanted = answer.UnprocessedKeys?.[name]?.Keys ?? [];
    }
  }
  return items;
}
