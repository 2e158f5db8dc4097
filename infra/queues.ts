/** The delivery queues and their dead letter queues. */

import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { DELIVERY_ATTEMPTS, DELIVERY_TIMEOUT_SEC } from './contract.ts';

/** Long enough to look at them after a holiday. */
const DEAD_LETTERS_DAYS = 14;

const COMMON = {
  enforceSSL: true,
  encryption: QueueEncryption.SQS_MANAGED,
  removalPolicy: RemovalPolicy.DESTROY,
};

/** A dead letter queue. Nothing consumes it. */
export const deadLetters = (scope: Construct, id: string): Queue =>
  new Queue(scope, id, { ...COMMON, retentionPeriod: Duration.days(DEAD_LETTERS_DAYS) });

export interface DeliveryQueue {
  readonly queue: Queue;
  readonly dead: Queue;
}

/** A delivery queue with its dead letter queue. */
export function deliveryQueue(scope: Construct, id: string): DeliveryQueue {
  const dead = deadLetters(scope, `${id}DeadLetters`);
  const queue = new Queue(scope, `${id}Queue`, {
    ...COMMON,
    visibilityTimeout: Duration.seconds(6 * DELIVERY_TIMEOUT_SEC),
    deadLetterQueue: { queue: dead, maxReceiveCount: DELIVERY_ATTEMPTS },
  });
  return { queue, dead };
}
