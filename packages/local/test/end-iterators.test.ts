import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { CreateTableCommand, DynamoDBClient, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { createTableInput } from '@aeroplane/table';
import { AbstractValueIterator } from 'abstract-level';
import dynalite from 'dynalite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import '../src/end-iterators.ts';

const server = dynalite({ createTableMs: 0 });
let client: DynamoDBClient;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const { port } = server.address() as AddressInfo;
  client = new DynamoDBClient({ endpoint: `http://127.0.0.1:${port}`, region: 'local', credentials });
  await client.send(new CreateTableCommand(createTableInput('aeroplane')));
});
afterAll(async () => {
  client.destroy();
  const closed = promisify(server.close.bind(server))();
  server.closeAllConnections();
  await closed;
});

it('closes the iterator of a query, whether it stops at its limit or reads to the end', async () => {
  for (const sk of ['A#1', 'A#2', 'A#3']) {
    const Item = { pk: { S: 'P' }, sk: { S: sk } };
    await client.send(new PutItemCommand({ TableName: 'aeroplane', Item }));
  }
  const closed = vi.spyOn(AbstractValueIterator.prototype, 'close');
  for (const Limit of [1, undefined]) {
    const { Items } = await client.send(
      new QueryCommand({
        TableName: 'aeroplane',
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': { S: 'P' } },
        Limit,
      }),
    );
    expect(Items).toHaveLength(Limit ?? 3);
  }
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(2));
});
