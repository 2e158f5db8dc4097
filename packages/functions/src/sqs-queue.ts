/**
 * The queue of the use cases on SQS. Mails have a queue of their own, so that the function that takes pushes needs no
 * mail library, and a mail server that is slow keeps no push waiting. The client is loaded when something is sent: most
 * requests send nothing, and a cold start shall not wait for it.
 */

import type { Message, Queue } from '@aeroplane/core';

export interface QueueUrls {
  /** undefined: this function has no business sending any. */
  readonly push: string | undefined;
  readonly mail: string | undefined;
}

/** The most that SQS takes at once. */
const BATCH = 10;

const wayOf = ({ type }: Message): keyof QueueUrls =>
  type === 'push' || type === 'push-test' ? 'push' : 'mail';

export class SqsQueue implements Queue {
  readonly #urls: QueueUrls;

  constructor(urls: QueueUrls) {
    this.#urls = urls;
  }

  async send(messages: readonly Message[]): Promise<void> {
    for (const way of ['push', 'mail'] as const) {
      const those = messages.filter((message) => wayOf(message) === way);
      for (let start = 0; start < those.length; start += BATCH) {
        await this.#sendBatch(way, those.slice(start, start + BATCH));
      }
    }
  }

  async #sendBatch(way: keyof QueueUrls, messages: readonly Message[]): Promise<void> {
    const url = this.#urls[way];
    if (url === undefined) throw new Error(`this function has no ${way} queue to send to`);
    const { sendBatch } = await import('./sqs.ts');
    const refused = await sendBatch(
      url,
      messages.map((message) => JSON.stringify(message)),
    );
    // Whoever sends is asked again for all of them: what comes twice is told once.
    if (refused.length > 0) throw new Error(`the ${way} queue refused ${refused.length}: ${refused[0]}`);
  }
}
