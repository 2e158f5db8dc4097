/**
 * Removes expired items from the embedded table, as DynamoDB does in the cloud. The change stream is not told: its handler
 * ignores such items anyway.
 */

import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { number } from './attribute.ts';
import { scan } from './scan.ts';

/** Items scanned at once: a few milliseconds, for which moves wait too. */
const PAGE = 200;

/**
 * Removes every item that has expired by `nowMs`, unless it was renewed meanwhile. Yields after each page of the table, so
 * that the caller can pause or stop.
 */
export async function* removeExpired(
  client: DynamoDBClient,
  name: string,
  nowMs: number,
): AsyncGenerator<void> {
  const expired = '#ttl <= :now';
  const terms = {
    // `ttl` is one of DynamoDB's reserved words.
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':now': number(Math.floor(nowMs / 1000)) },
  };
  const wanted = { ...terms, FilterExpression: expired, ProjectionExpression: 'pk, sk', Limit: PAGE };
  for await (const keys of scan(client, name, wanted)) {
    for (const key of keys) {
      const command = new DeleteItemCommand({
        ...terms,
        TableName: name,
        Key: key,
        ConditionExpression: expired,
      });
      try {
        await client.send(command);
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    }
    yield;
  }
}
