/**
 * The change stream of one process: records of items written, of the shape that the cloud's stream has, go to the same
 * handler, after the write, one at a time, at least once. An item written again before its turn comes is handled once;
 * one that could not be handled is handed over again after a while.
 */

import { changeOf, type StreamRecord } from '@aeroplane/table';

/** So often a record is handed over that fails each time, with pauses that double; then the next start has it again. */
const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 500;

/** What a record says of an item, as a text that is the same for the same item. */
const nameOf = ({ dynamodb }: StreamRecord): string => JSON.stringify(dynamodb?.Keys);

export class StreamPump {
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

  /** Takes a record. Those that nothing follows from are filtered out, as the cloud's stream mapping does. */
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

  /** Takes no more, and waits for what is being handled. What still waits is delivered again at the next start. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting.clear();
    await this.#running;
  }

  async #run(): Promise<void> {
    // The write's own answer goes first.
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
