/**
 * The change stream of one process: keys of items written go to the same handler that the cloud's stream feeds, after
 * the write, one at a time, at least once. A game written again before its turn comes is handled once; one that could
 * not be handled is handed over again after a while.
 */

import { gameOfKey, type Key } from '@aeroplane/table';

/** So often a game is handed over that fails each time, with pauses that double; then the next start has it again. */
const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 500;

export class StreamPump {
  readonly #handle: (game: string) => Promise<void>;
  readonly #onFault: (error: unknown) => void;
  readonly #waiting = new Set<string>();
  readonly #failures = new Map<string, number>();
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(handle: (game: string) => Promise<void>, onFault: (error: unknown) => void) {
    this.#handle = handle;
    this.#onFault = onFault;
  }

  /** Takes a record. Items that belong to no game are nobody's concern. */
  push(key: Key): void {
    const game = gameOfKey(key);
    if (game !== undefined) this.#take(game);
  }

  #take(game: string): void {
    if (this.#closed) return;
    this.#waiting.add(game);
    this.#running ??= this.#run();
  }

  #takeLater(game: string): void {
    const failures = this.#failures.get(game) ?? 0;
    this.#failures.set(game, failures + 1);
    if (failures + 1 < ATTEMPTS) setTimeout(() => this.#take(game), FIRST_PAUSE_MS * 2 ** failures).unref();
    else this.#failures.delete(game);
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
    for (const game of this.#waiting) {
      this.#waiting.delete(game);
      try {
        await this.#handle(game);
        this.#failures.delete(game);
      } catch (error) {
        this.#onFault(error);
        this.#takeLater(game);
      }
    }
    this.#running = undefined;
  }
}
