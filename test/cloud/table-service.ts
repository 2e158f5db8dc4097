/** The template's table in an embedded DynamoDB, with a change stream, which the embedded one lacks. */

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { CreateTableCommand, DynamoDBClient, type CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { VALUES } from './deployment.ts';
import { type Template } from './template.ts';
import type { Answer, Input, Service } from './gate.ts';

/** A stream record, which holds keys only. */
export interface TableRecord {
  readonly eventID: string;
  readonly eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  readonly eventSource: 'aws:dynamodb';
  readonly dynamodb: {
    readonly Keys: Keys;
    readonly SequenceNumber: string;
    readonly StreamViewType: 'KEYS_ONLY';
  };
}

type Keys = Readonly<Record<'pk' | 'sk', { readonly S: string }>>;

export interface TableService extends Service {
  readonly client: DynamoDBClient;
  /** Records that have not been taken yet. */
  takeRecords(): TableRecord[];
  close(): Promise<void>;
}

/** The template's only table. */
export function tableOf({ Resources }: Template): Readonly<Record<string, unknown>> {
  const table = Object.values(Resources).find(({ Type: type }) => type === 'AWS::DynamoDB::GlobalTable');
  if (table === undefined) throw new Error('the template has no table');
  return table.Properties;
}

const EVENTS: Readonly<Record<string, TableRecord['eventName']>> = {
  PutItem: 'MODIFY',
  UpdateItem: 'MODIFY',
  DeleteItem: 'REMOVE',
};

function keysOf({ Item: item, Key: key }: Input): Keys {
  const { pk, sk } = (item ?? key) as Keys;
  return { pk, sk };
}

export async function openTable(template: Template): Promise<TableService> {
  const server = dynalite({ createTableMs: 0 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new DynamoDBClient({ endpoint, region: 'eu-west-1', credentials });
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, BillingMode } = tableOf(
    template,
  ) as unknown as CreateTableCommandInput;
  const input = { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, BillingMode };
  await client.send(new CreateTableCommand({ TableName: VALUES.TableName, ...input }));

  const seen = new Set<string>();
  let records: TableRecord[] = [];
  let written = 0;

  function note(operation: string, asked: Input): void {
    const event = EVENTS[operation];
    if (event === undefined) return;
    const keys = keysOf(asked);
    const name = JSON.stringify(keys);
    const eventName = event === 'MODIFY' && !seen.has(name) ? 'INSERT' : event;
    if (event === 'REMOVE') seen.delete(name);
    else seen.add(name);
    written += 1;
    records.push({
      eventID: String(written),
      eventName,
      eventSource: 'aws:dynamodb',
      dynamodb: {
        Keys: keys,
        SequenceNumber: String(written).padStart(21, '0'),
        StreamViewType: 'KEYS_ONLY',
      },
    });
  }

  return {
    client,
    prefix: 'dynamodb',
    resourceOf(_operation, { IndexName: index }) {
      return typeof index === 'string' ? `${VALUES.TableArn}/index/${index}` : VALUES.TableArn;
    },
    async answer(operation, asked, { headers }, body): Promise<Answer> {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          'Content-Type': String(headers['content-type']),
          'X-Amz-Target': String(headers['x-amz-target']),
          Authorization: String(headers.authorization),
          'X-Amz-Date': String(headers['x-amz-date']),
        },
        body,
      });
      if (response.ok) note(operation, asked);
      return { status: response.status, body: await response.text() };
    },
    takeRecords() {
      const taken = records;
      records = [];
      return taken;
    },
    async close() {
      client.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
