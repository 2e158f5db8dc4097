/** The table itself: the calls of DynamoDB that the store needs, and what they cost. */

import {
  BatchGetItemCommand,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  UpdateItemCommand,
  type AttributeValue,
  type DynamoDBClient,
  type QueryCommandInput,
} from '@aws-sdk/client-dynamodb';
import { Unavailable } from '@aeroplane/core';
import type { Item } from './attribute.ts';
import { keyItem, type Key } from './keys.ts';
import { isTrouble } from './trouble.ts';
import { indexUnits, itemSize, readUnits, writeUnits } from './units.ts';

/** What one call cost, in DynamoDB's units. */
export interface Consumed {
  readonly operation: 'read' | 'write';
  readonly keys: readonly Key[];
  /** All of them, those of indexes included. */
  readonly units: number;
  readonly indexUnits: number;
}

export interface TableOptions {
  readonly client: DynamoDBClient;
  readonly name: string;
  /** Told the key of every item written, after the write: what DynamoDB's change stream tells in the cloud. */
  readonly onWritten?: ((key: Key) => void) | undefined;
  /** Told what every call cost. Writes then ask for the item as it was, which is weighed with the new one. */
  readonly onConsumed?: ((consumed: Consumed) => void) | undefined;
}

/** A condition on the item as it is stored. */
export interface Condition {
  readonly expression: string;
  readonly values?: Item;
}

/** An item as it was and as it is; undefined: there is none. */
type Change = readonly [before: Item | undefined, after: Item | undefined];

const BATCH = 100;

/** Half a minute at most of waiting for keys that a batch left out, doubling from this. */
const FIRST_PAUSE_MS = 20;
const PAUSES = 10;

export class Table {
  readonly #options: TableOptions;

  constructor(options: TableOptions) {
    this.#options = options;
  }

  get #name(): string {
    return this.#options.name;
  }

  async get(
    key: Key,
    { consistent = true, attributes }: { consistent?: boolean; attributes?: string } = {},
  ): Promise<Item | undefined> {
    const { Item: item } = await this.#asked(
      this.#options.client.send(
        new GetItemCommand({
          TableName: this.#name,
          Key: keyItem(key),
          ConsistentRead: consistent,
          ProjectionExpression: attributes,
        }),
      ),
    );
    this.#read([key], readUnits(item === undefined ? 0 : itemSize(item), consistent));
    return item;
  }

  /** Every item of these keys that exists, read consistently, in any order. */
  async getAll(keys: readonly Key[], attributes: string): Promise<Item[]> {
    const items: Item[] = [];
    for (let start = 0; start < keys.length; start += BATCH) {
      let wanted = keys.slice(start, start + BATCH).map(keyItem);
      for (let pause = 0; wanted.length > 0; pause += 1) {
        if (pause > PAUSES) throw new Unavailable('the table left items out of a batch again and again');
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** (pause - 1)));
        const answer = await this.#asked(
          this.#options.client.send(
            new BatchGetItemCommand({
              RequestItems: {
                [this.#name]: { Keys: wanted, ConsistentRead: true, ProjectionExpression: attributes },
              },
            }),
          ),
        );
        items.push(...(answer.Responses?.[this.#name] ?? []));
        wanted = answer.UnprocessedKeys?.[this.#name]?.Keys ?? [];
      }
    }
    for (const item of items) this.#read([], readUnits(itemSize(item), true));
    return items;
  }

  /** Writes a whole item; false, and nothing is written, where the condition does not hold. */
  async put(key: Key, item: Item, condition?: Condition): Promise<boolean> {
    return this.#write(key, async (returnValues) => {
      const { Attributes: before } = await this.#asked(
        this.#options.client.send(
          new PutItemCommand({
            TableName: this.#name,
            Item: item,
            ConditionExpression: condition?.expression,
            ExpressionAttributeValues: condition?.values,
            ReturnValues: returnValues,
          }),
        ),
      );
      return [before, item];
    });
  }

  /** Changes some attributes of an item, making it where there is none, unless the condition does not hold. */
  async update(key: Key, expression: string, values: Item, condition?: string): Promise<boolean> {
    return this.#write(key, async (returnValues) => {
      const { Attributes: before } = await this.#asked(
        this.#options.client.send(
          new UpdateItemCommand({
            TableName: this.#name,
            Key: keyItem(key),
            UpdateExpression: expression,
            ConditionExpression: condition,
            ExpressionAttributeValues: values,
            ReturnValues: returnValues,
          }),
        ),
      );
      return [before, { ...keyItem(key), ...before }];
    });
  }

  /** Deletes an item, where there is one and the condition holds. */
  async delete(key: Key, condition?: Condition): Promise<void> {
    await this.#write(key, async (returnValues) => {
      const { Attributes: before } = await this.#asked(
        this.#options.client.send(
          new DeleteItemCommand({
            TableName: this.#name,
            Key: keyItem(key),
            ConditionExpression: condition?.expression,
            ExpressionAttributeValues: condition?.values,
            ReturnValues: returnValues,
          }),
        ),
      );
      return [before, undefined];
    });
  }

  /** Deletes an item and returns it as it was; of several who take it at once, one has it. */
  async take(key: Key): Promise<Item | undefined> {
    let taken: Item | undefined;
    await this.#write(key, async () => {
      const { Attributes: before } = await this.#asked(
        this.#options.client.send(
          new DeleteItemCommand({ TableName: this.#name, Key: keyItem(key), ReturnValues: 'ALL_OLD' }),
        ),
      );
      taken = before;
      return [before, undefined];
    });
    return taken;
  }

  /** Items of one partition whose sort key begins so, in ascending or descending order. */
  async query(
    pk: string,
    prefix: string,
    {
      descending = false,
      limit,
      from,
    }: { descending?: boolean; limit?: number; from?: Item | undefined } = {},
  ): Promise<{ items: Item[]; last: Item | undefined }> {
    return this.#query(
      {
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': { S: pk }, ':prefix': { S: prefix } },
        ConsistentRead: true,
        ScanIndexForward: !descending,
        ExclusiveStartKey: from,
      },
      limit,
    );
  }

  /** Keys in one partition of an index; `range` limits its sort key, an expression with `:range`. */
  async queryIndex(
    index: { readonly name: string; readonly hash: string },
    hash: string,
    {
      range,
      descending = false,
      limit,
      from,
    }: {
      range?: { expression: string; value: AttributeValue };
      descending?: boolean;
      limit?: number;
      from?: Item | undefined;
    } = {},
  ): Promise<{ items: Item[]; last: Item | undefined }> {
    return this.#query(
      {
        IndexName: index.name,
        KeyConditionExpression: `${index.hash} = :hash${range === undefined ? '' : ` AND ${range.expression}`}`,
        ExpressionAttributeValues: {
          ':hash': { S: hash },
          ...(range !== undefined && { ':range': range.value }),
        },
        ScanIndexForward: !descending,
        ExclusiveStartKey: from,
      },
      limit,
    );
  }

  async #query(
    input: Omit<QueryCommandInput, 'TableName' | 'Limit'>,
    limit: number | undefined,
  ): Promise<{ items: Item[]; last: Item | undefined }> {
    const items: Item[] = [];
    let from = input.ExclusiveStartKey;
    do {
      const answer = await this.#asked(
        this.#options.client.send(
          new QueryCommand({
            ...input,
            TableName: this.#name,
            ExclusiveStartKey: from,
            Limit: limit === undefined ? undefined : limit - items.length,
          }),
        ),
      );
      items.push(...(answer.Items ?? []));
      from = answer.LastEvaluatedKey;
    } while (from !== undefined && (limit === undefined || items.length < limit));
    const size = items.reduce((sum, item) => sum + itemSize(item), 0);
    const units = readUnits(size, input.ConsistentRead ?? false);
    this.#read([], units, input.IndexName === undefined ? 0 : units);
    return { items, last: from };
  }

  /** The answer to a call; `Unavailable` where there is none, or the table has no room for it now. */
  async #asked<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      throw isTrouble(error) ? new Unavailable('the table does not answer', { cause: error }) : error;
    }
  }

  /** Runs a write, tells of it, and turns a condition that does not hold into false. */
  async #write(key: Key, send: (returnValues: 'ALL_OLD' | 'NONE') => Promise<Change>): Promise<boolean> {
    const { onConsumed, onWritten } = this.#options;
    try {
      const change = await send(onConsumed === undefined ? 'NONE' : 'ALL_OLD');
      onConsumed?.({
        operation: 'write',
        keys: [key],
        units: writeUnits(...change),
        indexUnits: indexUnits(...change),
      });
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
    onWritten?.(key);
    return true;
  }

  #read(keys: readonly Key[], units: number, ofIndexes = 0): void {
    this.#options.onConsumed?.({ operation: 'read', keys, units, indexUnits: ofIndexes });
  }
}
