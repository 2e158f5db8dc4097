/**
 * Takes messages off a queue. Those of one player go one after the other, so that what was told is noted in order, and
 * different players' side by side. One that fails is hidden for a while and comes again; after the last attempt SQS
 * moves it to the dead letters.
 */

import { deliver, giveUp, type Couriers, type Message } from '@aeroplane/core';
import type { Ground } from './compose.ts';
import { setting, type Environment } from './environment.ts';
import {
  batchResult,
  type BatchResult,
  type LambdaContext,
  type QueueEvent,
  type QueueRecord,
} from './lambda.ts';
import { faultFields } from './log.ts';
import { pauseSec } from './retry.ts';
import { hide } from './sqs.ts';

interface Taken {
  readonly record: QueueRecord;
  readonly message: Message;
}

/** The message that a record holds; undefined where it is none of ours. */
function messageOf({ body }: QueueRecord): Message | undefined {
  try {
    const message = JSON.parse(body) as Partial<Message> | null;
    return typeof message?.type === 'string' && typeof message.player === 'string'
      ? (message as Message)
      : undefined;
  } catch {
    return undefined;
  }
}

const gameOf = (message: Message): string | undefined => (message.type === 'push' ? message.game : undefined);

/** The handler of the queue that the environment names. */
export function createConsumer({ core, log, metrics }: Ground, couriers: Couriers, environment: Environment) {
  const queueUrl = setting(environment, 'OWN_QUEUE_URL');
  /** How often a message is tried before it becomes a dead letter. */
  const attempts = Number(setting(environment, 'ATTEMPTS'));

  /** True where it was delivered. */
  async function take({ record, message }: Taken, requestId: string): Promise<boolean> {
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

  async function takeLane(lane: readonly Taken[], requestId: string): Promise<string[]> {
    const failed: string[] = [];
    for (const taken of lane) {
      // What cannot even be hidden or given up comes back by itself.
      const delivered = await take(taken, requestId).catch(() => false);
      if (!delivered) failed.push(taken.record.messageId);
    }
    return failed;
  }

  return async ({ Records }: QueueEvent, { awsRequestId }: LambdaContext): Promise<BatchResult> => {
    const taken: Taken[] = [];
    const unread: string[] = [];
    for (const record of Records) {
      const message = messageOf(record);
      if (message !== undefined) taken.push({ record, message });
      else {
        // It ends among the dead letters, where somebody can look at it; its text is in no log.
        log('error', 'a message cannot be read', { requestId: awsRequestId, messageId: record.messageId });
        unread.push(record.messageId);
      }
    }
    const lanes = Map.groupBy(taken, ({ message }) => message.player);
    const failed = await Promise.all([...lanes.values()].map((lane) => takeLane(lane, awsRequestId)));
    metrics.flush();
    return batchResult([...unread, ...failed.flat()]);
  };
}
