/**
 * Removing what has expired from an embedded table, as DynamoDB does by itself in the cloud. Like there, nobody has written:
 * it is not told to the change stream, whose handler takes no notice of such items anyway.
 */

import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { number } from './attribute.ts';
import { scan } from './scan.ts';

/** So many items are looked at in one go: some milliseconds of a database that moves wait for, too. */
const PAGE = 200;

/**
 * Removes every item that has expired by now, but for those that were renewed meanwhile. Comes back after each page of
 * the table, so that whoever asks for it may pause, or leave it at that.
 */
export async function* removeExpired(
  client: DynamoDBClient,
  name: string,
  nowMs: number,
): AsyncGenerator<void> {
  const expired = '#ttl <= :now';
  const terms = {
    // The name is one of DynamoDB's reserved words.
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
