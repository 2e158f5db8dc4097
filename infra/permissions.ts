/**
 * The permissions of each function, by table, index and queue, without wildcards. A test plays a game with the bundled
 * functions and refuses calls that are not listed here. This file imports only types, so that `sst.config.ts` can load it.
 */

import type { FunctionName, Published } from './contract.ts';

/** A resource that the foundation publishes, or an index of its table. */
export type Resource = Extract<Published, `${string}Arn`> | `index/${'wake' | 'open'}`;

interface Permission {
  readonly actions: readonly string[];
  readonly resource: Resource;
}

const dynamodb = (...names: readonly string[]): string[] => names.map((name) => `dynamodb:${name}`);
const sqs = (...names: readonly string[]): string[] => names.map((name) => `sqs:${name}`);

const READ_AND_WRITE = dynamodb('GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem');
const TAKE = sqs('ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes', 'ChangeMessageVisibility');
const SEND = sqs('SendMessage');

export const PERMISSIONS: Readonly<Record<FunctionName, readonly Permission[]>> = {
  api: [
    { actions: READ_AND_WRITE, resource: 'TableArn' },
    { actions: dynamodb('Query'), resource: 'index/open' },
    { actions: SEND, resource: 'PushQueueArn' },
    { actions: SEND, resource: 'MailQueueArn' },
  ],
  // Signing in may merge a guest, whose seats and lists are rewritten.
  passkeys: [
    {
      actions: dynamodb('GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'),
      resource: 'TableArn',
    },
  ],
  preview: [{ actions: dynamodb('GetItem'), resource: 'TableArn' }],
  stream: [
    {
      actions: dynamodb('DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'),
      resource: 'StreamArn',
    },
    { actions: dynamodb('GetItem', 'Query', 'PutItem', 'DeleteItem'), resource: 'TableArn' },
    { actions: SEND, resource: 'PushQueueArn' },
    { actions: SEND, resource: 'StreamDeadLettersArn' },
  ],
  push: [
    { actions: READ_AND_WRITE, resource: 'TableArn' },
    { actions: TAKE, resource: 'PushQueueArn' },
  ],
  mail: [
    { actions: dynamodb('GetItem', 'BatchGetItem', 'Query', 'UpdateItem'), resource: 'TableArn' },
    { actions: TAKE, resource: 'MailQueueArn' },
  ],
  // Finishes deletions of players, which reach all their items.
  sweep: [
    { actions: READ_AND_WRITE, resource: 'TableArn' },
    { actions: dynamodb('Query'), resource: 'index/wake' },
    { actions: SEND, resource: 'MailQueueArn' },
  ],
};
