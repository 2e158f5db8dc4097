/** The composition root of the functions: the use cases over DynamoDB and SQS. */

import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createCore, type Core } from '@aeroplane/core';
import { DEFAULT_PUSH_HOSTS, parsePushHosts, type PushHosts } from '@aeroplane/delivery';
import { createDynamoStore, Table } from '@aeroplane/table';
import { CLIENT_OPTIONS } from './client-options.ts';
import { countedStore } from './counted-store.ts';
import { optionalSetting, setting, type Environment } from './environment.ts';
import { createLog, type Log } from './log.ts';
import { Metrics } from './metrics.ts';
import { SqsQueue } from './sqs-queue.ts';

/** What every handler needs. */
export interface FunctionContext {
  readonly core: Core;
  readonly table: Table;
  readonly pushHosts: PushHosts;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Call it once a process, when the function is loaded. `name` is the function's name in its log. */
export function composeFunction(name: string, environment: Environment): FunctionContext {
  const metrics = new Metrics({
    namespace: setting(environment, 'NAMESPACE'),
    stage: setting(environment, 'STAGE'),
  });
  const table = new Table({
    client: new DynamoDBClient(CLIENT_OPTIONS),
    name: setting(environment, 'TABLE_NAME'),
  });
  const pushHosts = parsePushHosts(optionalSetting(environment, 'PUSH_HOSTS') ?? DEFAULT_PUSH_HOSTS);
  const core = createCore({
    store: countedStore(createDynamoStore(table), metrics),
    clock: { nowMs: () => Date.now() },
    randomBytes,
    queue: new SqsQueue({
      push: optionalSetting(environment, 'PUSH_QUEUE_URL'),
      mail: optionalSetting(environment, 'MAIL_QUEUE_URL'),
    }),
    acceptsEndpoint: (endpoint) => pushHosts.accepts(endpoint),
    mails: optionalSetting(environment, 'MAILS') !== undefined,
    onDecision: () => metrics.count('Moves'),
  });
  return { core, table, pushHosts, log: createLog(name), metrics };
}
