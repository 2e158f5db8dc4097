/** The table: the calls of DynamoDB that the store needs, and what each costs. */

import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  UpdateItemCommand,
  type AttributeValue,
  type DynamoDBClient,
  type QueryCommandInput,
} from '@aws-sdk/client-dynamodb';
import { answered } from './answered.ts';
import type { Item } from './attribute.ts';
import { batchGet } from './batch-get.ts';
import { costOfRead, costOfWrite, type Change, type Consumed } from './consumed.ts';
import { keyItem, type Key } from './keys.ts';
import { queryPages, type QueryOptions, type QueryResult } from './query-pages.ts';

interface TableOptions {
  readonly client: DynamoDBClient;
  readonly name: string;
  /** Called with the key of each written item, after the write: the embedded table's change stream. */
  readonly onWritten?: ((key: Key) => void) | undefined;
  /** Called with the cost of each call. Writes then also ask for the item before, whose size counts. */
  readonly onConsumed?: ((consumed: Consumed) => void) | undefined;
}

/** A condition on the stored item. */
interface Condition {
  readonly expression: string;
  readonly values?: Item;
}

export class Table {
  readonly #options: TableOptions;

  constructor(options: TableOptions) {
    this.#options = options;
  }

  async get(
    key: Key,
    { consistent = true, attributes }: { consistent?: boolean; attributes?: string } = {},
  ): Promise<Item | undefined> {
    const { Item: item } = await answered(
      this.#options.client.send(
        new GetItemCommand({
          TableName: this.#options.name,
          Key: keyItem(key),
          ConsistentRead: consistent,
          ProjectionExpression: attributes,
        }),
      ),
    );
    this.#options.onConsumed?.(costOfRead(item === undefined ? [] : [item], { keys: [key], consistent }));
    return item;
  }

  /** Every item of these keys that exists, read consistently, in any order. */
  async getAll(keys: readonly Key[], attributes: string): Promise<Item[]> {
    const items = await batchGet(this.#options.client, this.#options.name, keys, attributes);
    for (const item of items) this.#options.onConsumed?.(costOfRead([item], { consistent: true }));
    return items;
  }

  /** Writes a whole item. Returns false, and writes nothing, if the condition fails. */
  async put(key: Key, item: Item, condition?: Condition): Promise<boolean> {
    return this.#write(key, async (returnValues) => {
      const { Attributes: before } = await answered(
        this.#options.client.send(
          new PutItemCommand({
            TableName: this.#options.name,
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

  /** Updates attributes of an item, and creates it if missing. Returns false, and writes nothing, if the condition fails. */
  async update(key: Key, expression: string, values: Item, condition?: string): Promise<boolean> {
    return this.#write(key, async (returnValues) => {
      const { Attributes: before } = await answered(
        this.#options.client.send(
          new UpdateItemCommand({
            TableName: this.#options.name,
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

  /** Deletes an item if it exists and the condition holds. */
  async delete(key: Key, condition?: Condition): Promise<void> {
    await this.#delete(key, { condition });
  }

  /** Deletes an item and returns it; of several concurrent calls, one gets it. */
  async take(key: Key): Promise<Item | undefined> {
    return this.#delete(key, { returnsItem: true });
  }

  /** Items of one partition whose sort keys begin with `prefix`, in ascending order unless `descending`. */
  async query(pk: string, prefix: string, options: QueryOptions = {}): Promise<QueryResult> {
    return this.#query(
      {
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': { S: pk }, ':prefix': { S: prefix } },
        ConsistentRead: true,
      },
      options,
    );
  }

  /** Keys in one partition of an index; `range` limits its sort key, an expression with `:range`. */
  async queryIndex(
    index: { readonly name: string; readonly hash: string },
    hash: string,
    { range, ...options }: QueryOptions & { range?: { expression: string; value: AttributeValue } } = {},
  ): Promise<QueryResult> {
    return this.#query(
      {
        IndexName: index.name,
        KeyConditionExpression: `${index.hash} = :hash${range === undefined ? '' : ` AND ${range.expression}`}`,
        ExpressionAttributeValues: {
          ':hash': { S: hash },
          ...(range !== undefined && { ':range': range.value }),
        },
      },
      options,
    );
  }

  async #query(input: Omit<QueryCommandInput, 'TableName'>, options: QueryOptions): Promise<QueryResult> {
    const { client, name, onConsumed } = this.#options;
    const result = await queryPages(client, { ...input, TableName: name }, options);
    const { ConsistentRead: consistent = false, IndexName: index } = input;
    onConsumed?.(costOfRead(result.items, { consistent, ofIndex: index !== undefined }));
    return result;
  }

  async #delete(
    key: Key,
    { condition, returnsItem = false }: { condition?: Condition | undefined; returnsItem?: boolean },
  ): Promise<Item | undefined> {
    let before: Item | undefined;
    await this.#write(key, async (returnValues) => {
      const answer = await answered(
        this.#options.client.send(
          new DeleteItemCommand({
            TableName: this.#options.name,
            Key: keyItem(key),
            ConditionExpression: condition?.expression,
            ExpressionAttributeValues: condition?.values,
            ReturnValues: returnsItem ? 'ALL_OLD' : returnValues,
          }),
        ),
      );
      before = answer.Attributes;
      return [before, undefined];
    });
    return before;
  }

  /** Runs a write and reports it; false for a failed condition. */
  async #write(key: Key, send: (returnValues: 'ALL_OLD' | 'NONE') => Promise<Change>): Promise<boolean> {
    const { onConsumed, onWritten } = this.#options;
    try {
      const change = await send(onConsumed === undefined ? 'NONE' : 'ALL_OLD');
      onConsumed?.(costOfWrite(key, change));
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
    onWritten?.(key);
    return true;
  }
}
