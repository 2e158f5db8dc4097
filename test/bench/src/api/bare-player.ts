/** The bare conditional update through the AWS client: puts an item of a game's size, on condition of its version. */

import { randomBytes } from 'node:crypto';
import { PutItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Player } from './load.ts';

/** The size of a game halfway through. */
const ITEM_BYTES = 750;

export async function barePlayer(client: DynamoDBClient, tableName: string): Promise<Player> {
  const key = randomBytes(12).toString('base64url');
  const itemOf = (version: number) => ({
    pk: { S: `BARE#${key}` },
    sk: { S: 'BARE' },
    v: { N: String(version) },
    b: { B: randomBytes(ITEM_BYTES) },
  });
  let version = 1;
  await client.send(new PutItemCommand({ TableName: tableName, Item: itemOf(version) }));
  return {
    async submit() {
      await client.send(
        new PutItemCommand({
          TableName: tableName,
          Item: itemOf(version + 1),
          ConditionExpression: 'v = :v',
          ExpressionAttributeValues: { ':v': { N: String(version) } },
        }),
      );
      version += 1;
    },
    close: () => undefined,
  };
}
