/**
 * The port `Queue` on SQS. Emails have a queue of their own, so that the push function needs no email library, and a slow
 * mail server delays no push. The SQS client is loaded on the first send: most requests send nothing, and their cold
 * start should not wait for it.
 */

import type { QueuedMessage, Queue } from '@aeroplane/core';

export interface QueueUrls {
  /** undefined if this function never sends any. */
  readonly push: string | undefined;
  readonly mail: string | undefined;
}

/** SQS's limit. */
const MAX_BATCH = 10;

const channelOf = ({ type }: QueuedMessage): keyof QueueUrls =>
  type === 'push' || type === 'push-test' ? 'push' : 'mail';

export class SqsQueue implements Queue {
  readonly #urls: QueueUrls;

  constructor(urls: QueueUrls) {
    this.#urls = urls;
  }

  async send(messages: readonly QueuedMessage[]): Promise<void> {
    for (const channel of ['push', 'mail'] as const) {
      const batch = messages.filter((message) => channelOf(message) === channel);
      for (let start = 0; start < batch.length; start += MAX_BATCH) {
        await this.#sendBatch(channel, batch.slice(start, start + MAX_BATCH));
      }
    }
  }

  async #sendBatch(channel: keyof QueueUrls, messages: readonly QueuedMessage[]): Promise<void> {
    const url = this.#urls[channel];
    if (url === undefined) throw new Error(`this function has no ${channel} queue to send to`);
    const { sendBatch } = await import('./sqs.ts');
    const refused = await sendBatch(
      url,
      messages.map((message) => JSON.stringify(message)),
    );
    // The caller sends all of them again; deliveries are idempotent.
    if (refused.length > 0) throw new Error(`the ${channel} queue refused ${refused.length}: ${refused[0]}`);
  }
}
