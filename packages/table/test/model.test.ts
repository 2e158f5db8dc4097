import { describe, it } from 'vitest';
import { expectModelHolds, MODEL_TIMEOUT_MS } from '@aeroplane/testing/model/property';
import { createDynamoStore } from '../src/dynamo-store.ts';
import { Table } from '../src/table.ts';
import { openMemoryDynamoDb } from './memory-dynamodb.ts';

describe('a game in the table', () => {
  it('keeps its invariants, whatever happens', { timeout: MODEL_TIMEOUT_MS }, async () => {
    await expectModelHolds(async () => {
      const { client, tableName } = await openMemoryDynamoDb();
      return createDynamoStore(new Table({ client, name: tableName }));
    }, 8);
  });
});
