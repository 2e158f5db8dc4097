/** SQS, as far as it is used here. */

import { ChangeMessageVisibilityCommand, SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { CLIENT_OPTIONS } from './client-options.ts';

const client = new SQSClient(CLIENT_OPTIONS);

/** Sends at most ten messages; returns why those were refused that were. */
export async function sendBatch(url: string, bodies: readonly string[]): Promise<string[]> {
  const { Failed: failed = [] } = await client.send(
    new SendMessageBatchCommand({
      QueueUrl: url,
      Entries: bodies.map((body, at) => ({ Id: String(at), MessageBody: body })),
    }),
  );
  return failed.map(({ Code: code }) => code ?? 'unknown');
}

/** Hides a message that was taken for so many seconds more. */
export async function hide(url: string, receiptHandle: string, seconds: number): Promise<void> {
  await client.send(
    new ChangeMessageVisibilityCommand({
      QueueUrl: url,
      ReceiptHandle: receiptHandle,
      VisibilityTimeout: seconds,
    }),
  );
}
