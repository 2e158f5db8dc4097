/** The two calls of SQS that are used. */

import { ChangeMessageVisibilityCommand, SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { CLIENT_OPTIONS } from './client-options.ts';

const client = new SQSClient(CLIENT_OPTIONS);

/** Sends at most ten messages. Returns the error code of each refused one. */
export async function sendBatch(url: string, bodies: readonly string[]): Promise<string[]> {
  const { Failed: failed = [] } = await client.send(
    new SendMessageBatchCommand({
      QueueUrl: url,
      Entries: bodies.map((body, at) => ({ Id: String(at), MessageBody: body })),
    }),
  );
  return failed.map(({ Code: code }) => code ?? 'unknown');
}

/** Hides a received message for this many seconds from now. */
export async function hide(url: string, receiptHandle: string, seconds: number): Promise<void> {
  await client.send(
    new ChangeMessageVisibilityCommand({
      QueueUrl: url,
      ReceiptHandle: receiptHandle,
      VisibilityTimeout: seconds,
    }),
  );
}
