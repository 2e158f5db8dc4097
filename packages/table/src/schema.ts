/** The table's shape (DESIGN § 4): one table, two sparse indexes that hold keys only. */

import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

export const INDEXES = [
  /** Whatever has something due: `WAKE#0 … 3` by time. */
  { name: 'wake', hash: 'w', range: 'a', rangeType: 'N' },
  /** Public games that wait, by creation. */
  { name: 'open', hash: 'g', range: 't', rangeType: 'N' },
] as const;

export const WAKE_SHARDS = 4;

/** How to make the table where it is not made by the cloud's templates. */
export const createTableInput = (table: string): CreateTableCommandInput => ({
  TableName: table,
  BillingMode: 'PAY_PER_REQUEST',
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  AttributeDefinitions: [
    { AttributeName: 'pk', AttributeType: 'S' },
    { AttributeName: 'sk', AttributeType: 'S' },
    ...INDEXES.flatMap(({ hash, range, rangeType }) => [
      { AttributeName: hash, AttributeType: 'S' as const },
      { AttributeName: range, AttributeType: rangeType },
    ]),
  ],
  GlobalSecondaryIndexes: INDEXES.map(({ name, hash, range }) => ({
    IndexName: name,
    KeySchema: [
      { AttributeName: hash, KeyType: 'HASH' },
      { AttributeName: range, KeyType: 'RANGE' },
    ],
    Projection: { ProjectionType: 'KEYS_ONLY' },
  })),
});
