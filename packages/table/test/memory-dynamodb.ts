/**
 * DynamoDB in memory, as far as the store uses it, for runs of millions of calls. It passes the same contract as the
 * embedded one and gets the same commands.
 */

import { ConditionalCheckFailedException, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Item } from '../src/attribute.ts';
import { INDEXES } from '../src/schema.ts';
import { compare, conditionOf, namesOf, updateOf } from './dynamodb-expressions.ts';

interface Input {
  readonly Key: Item;
  readonly Item: Item;
  readonly ConditionExpression?: string;
  readonly UpdateExpression: string;
  readonly ProjectionExpression?: string;
  readonly KeyConditionExpression: string;
  readonly ExpressionAttributeValues?: Item;
  readonly ReturnValues?: 'ALL_OLD' | 'NONE';
  readonly RequestItems: Readonly<Record<string, { Keys: Item[]; ProjectionExpression?: string }>>;
  readonly IndexName?: string;
  readonly ScanIndexForward?: boolean;
  readonly ExclusiveStartKey?: Item;
  readonly Limit?: number;
}

/** Refuses what DynamoDB would: a number that is not one. */
function checkNumbers(values: Item): void {
  for (const [name, { N: number }] of Object.entries(values))
    if (number !== undefined && !Number.isFinite(Number(number))) throw new Error(`${name} is not a number`);
}

function projected(item: Item, expression: string | undefined): Item {
  if (expression === undefined) return { ...item };
  const entries = namesOf(expression).flatMap((name) => {
    const value = item[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

/** The items of the table or an index, by partition and key. */
class Partitions {
  readonly #hash: string;
  readonly #items = new Map<string, Map<string, Item>>();

  constructor(hash: string) {
    this.#hash = hash;
  }

  set(key: string, before: Item | undefined, after: Item | undefined): void {
    const [from, to] = [before?.[this.#hash]?.S, after?.[this.#hash]?.S];
    if (from !== undefined && from !== to) this.#items.get(from)?.delete(key);
    if (to === undefined || after === undefined) {
      if (from !== undefined) this.#items.get(from)?.delete(key);
      return;
    }
    const partition = this.#items.get(to) ?? new Map<string, Item>();
    this.#items.set(to, partition.set(key, after));
  }

  all(hash: string): Item[] {
    return [...(this.#items.get(hash)?.values() ?? [])];
  }
}

const TABLE = { hash: 'pk', range: 'sk' };

class MemoryDynamoDb {
  readonly #items = new Map<string, Item>();
  readonly #table = new Partitions(TABLE.hash);
  readonly #indexes = INDEXES.map((index) => ({ ...index, partitions: new Partitions(index.hash) }));

  #nameOf = (key: Item): string => `${key['pk']?.S} ${key['sk']?.S}`;

  /** Replaces an item if the condition holds, and returns what the command asks for. */
  #replace(key: Item, input: Input, after: (before: Item | undefined) => Item | undefined): object {
    const name = this.#nameOf(key);
    const before = this.#items.get(name);
    const { ConditionExpression: condition, ExpressionAttributeValues: values = {} } = input;
    checkNumbers(values);
    if (condition !== undefined && !conditionOf(condition)(before, values))
      throw new ConditionalCheckFailedException({ message: 'The conditional request failed', $metadata: {} });
    const item = after(before);
    checkNumbers(item ?? {});
    if (item === undefined) this.#items.delete(name);
    else this.#items.set(name, item);
    this.#table.set(name, before, item);
    for (const { hash, range, partitions } of this.#indexes) {
      const inIndex = (one: Item | undefined): Item | undefined =>
        one?.[hash] === undefined || one[range] === undefined ? undefined : one;
      partitions.set(name, inIndex(before), inIndex(item));
    }
    return input.ReturnValues === 'ALL_OLD' && before !== undefined ? { Attributes: before } : {};
  }

  getItem({ Key: key, ProjectionExpression: names }: Input): object {
    const item = this.#items.get(this.#nameOf(key));
    return item === undefined ? {} : { Item: projected(item, names) };
  }

  batchGetItem({ RequestItems: requests }: Input): object {
    const answers = Object.entries(requests).map(([table, { Keys: keys, ProjectionExpression: names }]) => {
      const found = keys
        .map((key) => this.#items.get(this.#nameOf(key)))
        .filter((item) => item !== undefined);
      return [table, found.map((item) => projected(item, names))] as const;
    });
    return { Responses: Object.fromEntries(answers) };
  }

  putItem(input: Input): object {
    return this.#replace(input.Item, input, () => structuredClone(input.Item));
  }

  updateItem(input: Input): object {
    const update = updateOf(input.UpdateExpression);
    const values = input.ExpressionAttributeValues ?? {};
    return this.#replace(input.Key, input, (before) => update(before ?? { ...input.Key }, values));
  }

  deleteItem(input: Input): object {
    return this.#replace(input.Key, input, () => undefined);
  }

  query(input: Input): object {
    const {
      ExpressionAttributeValues: values = {},
      ExclusiveStartKey: start,
      Limit: limit = Infinity,
    } = input;
    const index = this.#indexes.find(({ name }) => name === input.IndexName);
    const [, place = ''] = /^\w+ = (:\w+)/.exec(input.KeyConditionExpression) ?? [];
    const holds = conditionOf(input.KeyConditionExpression);
    const ranges = index === undefined ? [TABLE.range] : [index.range, TABLE.hash];
    const back = input.ScanIndexForward === false ? -1 : 1;
    const order = (one: Item, other: Item): number => {
      for (const range of ranges) {
        const found = compare(one[range], other[range]);
        if (found !== 0) return found * back;
      }
      return 0;
    };
    const found = (index?.partitions ?? this.#table)
      .all(values[place]?.S ?? '')
      .filter((item) => holds(item, values) && (start === undefined || order(item, start) > 0))
      .sort(order);
    const items = found
      .slice(0, limit)
      .map((item) => (index === undefined ? { ...item } : keysOf(item, index)));
    const last = items.at(-1);
    if (items.length < limit || last === undefined) return { Items: items };
    return { Items: items, LastEvaluatedKey: keysOf(last, index) };
  }
}

function keysOf(item: Item, index: (typeof INDEXES)[number] | undefined): Item {
  const names = [TABLE.hash, TABLE.range, ...(index === undefined ? [] : [index.hash, index.range])];
  return projected(item, names.join(', '));
}

export interface OpenMemoryDynamoDb {
  /** The part of a client that the table needs. */
  readonly client: DynamoDBClient;
  readonly tableName: string;
  close(): Promise<void>;
}

const isCommand = (name: string): name is keyof MemoryDynamoDb => name in MemoryDynamoDb.prototype;

/** An empty database with the table. */
export async function openMemoryDynamoDb(): Promise<OpenMemoryDynamoDb> {
  const database = new MemoryDynamoDb();
  const send = async (command: { input: unknown; constructor: { name: string } }): Promise<object> => {
    const name = command.constructor.name
      .replace(/^./, (letter) => letter.toLowerCase())
      .replace(/Command$/, '');
    if (!isCommand(name)) throw new Error(`there is no command ${name}`);
    return database[name](command.input as Input);
  };
  return {
    client: { send } as unknown as DynamoDBClient,
    tableName: 'aeroplane',
    close: async () => undefined,
  };
}
