/** In-memory queues with SQS semantics: a received message is hidden for a while, and returns unless it is deleted. */

import { createHash, randomUUID } from 'node:crypto';
import { VALUES } from './deployment.ts';
import type { Answer, Input, Service } from './gate.ts';

interface Waiting {
  readonly messageId: string;
  readonly body: string;
  received: number;
  visibleAtMs: number;
  receiptHandle: string;
}

/** A message as a function receives it. */
export interface QueueRecord {
  readonly messageId: string;
  readonly receiptHandle: string;
  readonly body: string;
  readonly attributes: { readonly ApproximateReceiveCount: string };
  readonly eventSource: 'aws:sqs';
  readonly eventSourceARN: string;
}

export interface QueueOptions {
  readonly attempts: number;
  readonly visibilityTimeoutSec: number;
  readonly nowMs: () => number;
}

export class TestQueue {
  readonly arn: string;
  /** Bodies of messages that were received too often. */
  readonly dead: string[] = [];
  readonly #options: QueueOptions;
  #waiting: Waiting[] = [];

  constructor(arn: string, options: QueueOptions) {
    this.arn = arn;
    this.#options = options;
  }

  send(body: string): string {
    const messageId = randomUUID();
    this.#waiting.push({ messageId, body, received: 0, visibleAtMs: 0, receiptHandle: '' });
    return messageId;
  }

  /** Receives at most `count` visible messages. */
  take(count: number): QueueRecord[] {
    const { attempts, visibilityTimeoutSec, nowMs } = this.#options;
    const visible = this.#waiting.filter(({ visibleAtMs }) => visibleAtMs <= nowMs());
    const dead = visible.filter(({ received }) => received >= attempts);
    this.dead.push(...dead.map(({ body }) => body));
    this.#waiting = this.#waiting.filter((one) => !dead.includes(one));
    return visible
      .filter((one) => !dead.includes(one))
      .slice(0, count)
      .map((one) => {
        one.received += 1;
        one.visibleAtMs = nowMs() + visibilityTimeoutSec * 1000;
        one.receiptHandle = randomUUID();
        const { messageId, receiptHandle, body, received } = one;
        const attributes = { ApproximateReceiveCount: String(received) };
        return {
          messageId,
          receiptHandle,
          body,
          attributes,
          eventSource: 'aws:sqs',
          eventSourceARN: this.arn,
        };
      });
  }

  delete(messageId: string): void {
    this.#waiting = this.#waiting.filter((one) => one.messageId !== messageId);
  }

  /** Hides a received message for the given time from now on. */
  hide(receiptHandle: string, seconds: number): boolean {
    const one = this.#waiting.find((waiting) => waiting.receiptHandle === receiptHandle);
    if (one !== undefined) one.visibleAtMs = this.#options.nowMs() + seconds * 1000;
    return one !== undefined;
  }

  get size(): number {
    return this.#waiting.length;
  }
}

interface Entry {
  readonly Id: string;
  readonly MessageBody: string;
}

const ok = (body: object): Answer => ({ status: 200, body: JSON.stringify(body) });

export function queueService(queues: Readonly<Record<'push' | 'mail', TestQueue>>): Service {
  const queueOf = ({ QueueUrl: url }: Input): TestQueue => {
    const found = String(url).endsWith('/push') ? queues.push : queues.mail;
    return found;
  };
  return {
    prefix: 'sqs',
    resourceOf: (_operation, input) => queueOf(input).arn,
    async answer(operation, input): Promise<Answer> {
      const queue = queueOf(input);
      if (operation === 'SendMessageBatch') {
        const entries = input['Entries'] as Entry[];
        const taken = entries.map(({ Id, MessageBody: body }) => ({
          Id,
          MessageId: queue.send(body),
          MD5OfMessageBody: createHash('md5').update(body).digest('hex'),
        }));
        return ok({ Successful: taken, Failed: [] });
      }
      if (operation === 'ChangeMessageVisibility') {
        const hidden = queue.hide(String(input['ReceiptHandle']), Number(input['VisibilityTimeout']));
        return hidden ? ok({}) : { status: 400, body: JSON.stringify({ __type: 'ReceiptHandleIsInvalid' }) };
      }
      return { status: 400, body: JSON.stringify({ __type: 'InvalidAction' }) };
    },
  };
}

/** The queues' URLs in the cloud, as functions are given them. */
export const QUEUE_HOST = new URL(VALUES.PushQueueUrl).origin;
