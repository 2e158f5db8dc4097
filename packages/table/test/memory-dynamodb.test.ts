import { storeContract } from '@aeroplane/testing/contract/store-contract';
import { createDynamoStore } from '../src/dynamo-store.ts';
import { Table } from '../src/table.ts';
import { openMemoryDynamoDb } from './memory-dynamodb.ts';

storeContract('on DynamoDB in memory', async () => {
  const database = await openMemoryDynamoDb();
  const table = new Table({ client: database.client, name: database.tableName });
  return { store: createDynamoStore(table), close: () => database.close() };
});
