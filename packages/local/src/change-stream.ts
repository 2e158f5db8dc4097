/**
 * The embedded table's change stream. Records of written items have the shape of DynamoDB's and go to the same handler,
 * after the write, one at a time, at least once. Records of the same item that wait together are handled once, and a
 * failed one is retried after a pause.
 */

import { changeOf, type StreamRecord } from '@aeroplane/table';

/** With pauses that double. After the last attempt, the next start delivers the record again. */
const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 500;

/** The item that a record is about, as a text. */
const nameOf = ({ dynamodb }: StreamRecord): string => JSON.stringify(dynamodb?.Keys);

export class ChangeStream {
  readonly #handle: (record: StreamRecord) => Promise<void>;
  readonly #onFault: (error: unknown) => void;
  readonly #waiting = new Map<string, StreamRecord>();
  readonly #failures = new Map<string, number>();
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(handle: (record: StreamRecord) => Promise<void>, onFault: (error: unknown) => void) {
    this.#handle = handle;
    this.#onFault = onFault;
  }

  /** Adds a record. Those that stand for no change are dropped, as by the cloud's stream mapping. */
  push(record: StreamRecord): void {
    if (changeOf(record) !== undefined) this.#take(nameOf(record), record);
  }

  #take(name: string, record: StreamRecord): void {
    if (this.#closed) return;
    this.#waiting.set(name, record);
    this.#running ??= this.#run();
  }

  #takeLater(name: string, record: StreamRecord): void {
    const failures = this.#failures.get(name) ?? 0;
    this.#failures.set(name, failures + 1);
    if (failures + 1 < ATTEMPTS)
      setTimeout(() => this.#take(name, record), FIRST_PAUSE_MS * 2 ** failures).unref();
    else this.#failures.delete(name);
  }

  /** Refuses new records and waits for the running one. The next start delivers the waiting ones again. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting.clear();
    await this.#running;
  }

  async #run(): Promise<void> {
    // The request that wrote goes on first.
    await new Promise(setImmediate);
    for (const [name, record] of this.#waiting) {
      this.#waiting.delete(name);
      try {
        await this.#handle(record);
        this.#failures.delete(name);
      } catch (error) {
        this.#onFault(error);
        this.#takeLater(name, record);
      }
    }
    this.#running = undefined;
  }
}
