/** When what has expired is removed from the embedded table: at the start, and from then on once an hour. */

/**
 * Whoever reads what expires looks at the time, so nothing depends on this but how long addresses and old sessions are
 * kept, which have lasted for a day at least.
 */
const EVERY_MS = 3_600_000;

/** After every page, some milliseconds of work, the database is left to those who play for ten times as long. */
const PAUSE_MS = 50;

export class Expiry {
  readonly #remove: () => AsyncIterable<void>;
  readonly #onFault: (error: unknown) => void;
  readonly #running: Promise<void>;
  #closed = false;
  #endPause: () => void = () => undefined;

  /** Begins at once. `remove` goes through the table, and comes back after each page. */
  constructor(remove: () => AsyncIterable<void>, onFault: (error: unknown) => void) {
    this.#remove = remove;
    this.#onFault = onFault;
    this.#running = this.#run();
  }

  /** Finishes the page that it is at, and removes no more. */
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

  /** Waits, but not beyond the close. */
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
