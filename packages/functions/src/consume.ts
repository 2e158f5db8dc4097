/**
 * The consumer of a delivery queue. It delivers one player's messages in order, and different players' at the same time.
 * A failed message is hidden for a pause and comes again; after the last attempt SQS moves it to the dead letters.
 */

import { deliver, giveUp, type Couriers, type QueuedMessage } from '@aeroplane/core';
import type { FunctionContext } from './compose.ts';
import { setting, type Environment } from './environment.ts';
import {
  batchResult,
  type BatchResult,
  type LambdaContext,
  type QueueEvent,
  type QueueRecord,
} from './lambda.ts';
import { faultFields } from './log.ts';
import { pauseSec } from './retry-pause.ts';
import { hide } from './sqs.ts';

interface Received {
  readonly record: QueueRecord;
  readonly message: QueuedMessage;
}

/** The queued message in a record; undefined if it is not one. */
function messageOf({ body }: QueueRecord): QueuedMessage | undefined {
  try {
    const message = JSON.parse(body) as Partial<QueuedMessage> | null;
    return typeof message?.type === 'string' && typeof message.player === 'string'
      ? (message as QueuedMessage)
      : undefined;
  } catch {
    return undefined;
  }
}

const gameOf = (message: QueuedMessage): string | undefined =>
  message.type === 'push' ? message.game : undefined;

/** The handler of the queue in `OWN_QUEUE_URL`. */
export function createConsumer(
  { core, log, metrics }: FunctionContext,
  couriers: Couriers,
  environment: Environment,
) {
  const queueUrl = setting(environment, 'OWN_QUEUE_URL');
  /** Attempts before a message becomes a dead letter. */
  const attempts = Number(setting(environment, 'ATTEMPTS'));

  /** Whether it was delivered. */
  async function tryDeliver({ record, message }: Received, requestId: string): Promise<boolean> {
    try {
      await deliver(core, couriers, message);
      return true;
    } catch (error) {
      const attempt = Number(record.attributes.ApproximateReceiveCount);
      const last = attempt >= attempts;
      log(last ? 'error' : 'warn', last ? 'a message is given up' : 'a message was not delivered', {
        requestId,
        type: message.type,
        game: gameOf(message),
        attempt,
        ...faultFields(error),
      });
      await (last ? giveUp(core, message) : hide(queueUrl, record.receiptHandle, pauseSec(attempt, error)));
      return false;
    }
  }

  /** The ids of the messages that were not delivered. */
  async function deliverLane(lane: readonly Received[], requestId: string): Promise<string[]> {
    const failed: string[] = [];
    for (const received of lane) {
      // A message that could not even be hidden or given up comes back by itself.
      const delivered = await tryDeliver(received, requestId).catch(() => false);
      if (!delivered) failed.push(received.record.messageId);
    }
    return failed;
  }

  return async ({ Records }: QueueEvent, { awsRequestId }: LambdaContext): Promise<BatchResult> => {
    const received: Received[] = [];
    const unread: string[] = [];
    for (const record of Records) {
      const message = messageOf(record);
      if (message !== undefined) received.push({ record, message });
      else {
        // It becomes a dead letter, to be looked at there: its text must not be in a log.
        log('error', 'a message cannot be read', { requestId: awsRequestId, messageId: record.messageId });
        unread.push(record.messageId);
      }
    }
    const lanes = Map.groupBy(received, ({ message }) => message.player);
    const failed = await Promise.all([...lanes.values()].map((lane) => deliverLane(lane, awsRequestId)));
    metrics.flush();
    return batchResult([...unread, ...failed.flat()]);
  };
}
