/** The AWS client's request handler for the embedded database: requests go to its thread as messages. */

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

  /** Starts the database of a folder, or one in memory. A later error of its thread ends the process. */
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

  /** Finishes running calls and frees the folder. Later calls are refused. */
  async close(): Promise<void> {
    if (this.#closed === undefined) {
      this.#closed = once(this.#thread, 'exit');
      this.#thread.postMessage(CLOSE);
    }
    await this.#closed;
  }

  /** Part of the client's interface, for settings of connections. There are none. */
  updateHttpClientConfig(): void {
    // nothing to set
  }

  httpHandlerConfigs(): Readonly<Record<string, never>> {
    return {};
  }
}
