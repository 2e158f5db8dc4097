/** The table's shape: one table, two sparse indexes that hold keys only (docs/design.md#storage). */

import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

export const INDEXES = [
  /** Games and players that have something due, by time. */
  { name: 'wake', hash: 'w', range: 'a', rangeType: 'N' },
  /** Public games that wait for players, by creation. */
  { name: 'open', hash: 'g', range: 't', rangeType: 'N' },
] as const;

/** The input that creates the embedded table. The cloud's table is declared in `infra`. */
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
