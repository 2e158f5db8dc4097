/** When expired items of the embedded table are removed: at the start, and then once an hour. */

/**
 * Readers check the time themselves, so this only decides how long addresses and old sessions stay in the folder, and
 * those last for at least a day anyway.
 */
const EVERY_MS = 3_600_000;

/** After each page, a few milliseconds of work, the database serves players for ten times as long. */
const PAUSE_MS = 50;

export class Expiry {
  readonly #remove: () => AsyncIterable<void>;
  readonly #onFault: (error: unknown) => void;
  readonly #running: Promise<void>;
  #closed = false;
  #endPause: () => void = () => undefined;

  /** Starts at once. `remove` goes through the table and yields after each page. */
  constructor(remove: () => AsyncIterable<void>, onFault: (error: unknown) => void) {
    this.#remove = remove;
    this.#onFault = onFault;
    this.#running = this.#run();
  }

  /** Stops after the current page. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#endPause();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#closed) {
      try {
        await this.#removeOnce();
      } catch (error) {
        this.#onFault(error);
      }
      await this.#pause(EVERY_MS);
    }
  }

  async #removeOnce(): Promise<void> {
    for await (const _ of this.#remove()) {
      await this.#pause(PAUSE_MS);
      if (this.#closed) return;
    }
  }

  /** Waits for this time or until the close. */
  async #pause(ms: number): Promise<void> {
    if (this.#closed) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
