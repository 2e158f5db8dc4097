/** Carries the AWS client's requests to the embedded database's thread. */

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { HttpRequest, HttpResponse, RequestHandlerOutput } from '@smithy/types';
import { CLOSE, type DatabaseAnswer, type DatabaseCall } from './database-call.ts';

export class ThreadHandler {
  readonly #thread: Worker;
  readonly #waiting = new Map<number, (answer: DatabaseAnswer) => void>();
  #calls = 0;
  #closed: Promise<unknown> | undefined;

  private constructor(thread: Worker) {
    this.#thread = thread;
    thread.on('message', (answer: DatabaseAnswer) => {
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    });
  }

  /** Starts the database of a folder, or one in memory. What breaks it later breaks the process, as it cannot go on. */
  static async start(folder: string | undefined): Promise<ThreadHandler> {
    const thread = new Worker(new URL('database-thread.ts', import.meta.url), { workerData: { folder } });
    await once(thread, 'message');
    return new ThreadHandler(thread);
  }

  async handle({ headers, body }: HttpRequest): Promise<RequestHandlerOutput<HttpResponse>> {
    if (this.#closed !== undefined) {
      throw Object.assign(new Error('the embedded database is closed'), { code: 'ECONNREFUSED' });
    }
    const call: DatabaseCall = { id: (this.#calls += 1), headers, body: body as DatabaseCall['body'] };
    const answer = await new Promise<DatabaseAnswer>((resolve) => {
      this.#waiting.set(call.id, resolve);
      this.#thread.postMessage(call);
    });
    return { response: { ...answer, body: Buffer.from(answer.body) } };
  }

  /** Finishes what was called for, and frees the folder; refuses what is called for afterwards. */
  async close(): Promise<void> {
    if (this.#closed === undefined) {
      this.#closed = once(this.#thread, 'exit');
      this.#thread.postMessage(CLOSE);
    }
    await this.#closed;
  }

  /** The client may set what connections are like; there is none. */
  updateHttpClientConfig(): void {
    // nothing to set
  }

  httpHandlerConfigs(): Readonly<Record<string, never>> {
    return {};
  }
}
