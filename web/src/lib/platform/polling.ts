/**
 * When to ask for a game again (docs/design.md#polling): often while somebody plays, seldom otherwise, at once when the
 * service worker gets a push or the network returns, never while the page is hidden.
 */

import { onChanged } from './from-worker.ts';

const LIVELY_MS = 2_000;
const QUIET_MS = 20_000;
/** How long a game is lively after a change. */
const LIVELY_FOR_MS = 2 * 60_000;

const pauseAfter = (quietForMs: number): number => (quietForMs < LIVELY_FOR_MS ? LIVELY_MS : QUIET_MS);

/** Calls `ask` periodically while the page is visible, and at once when it becomes visible. */
export class Polling {
  readonly #ask: () => Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;
  /** A change was announced during a request, whose answer may be older. */
  #again = false;
  #stopListening: (() => void) | undefined;
  #lastChangeMs = Date.now();
  #stopped = false;

  constructor(ask: () => Promise<void>) {
    this.#ask = ask;
  }

  start(): void {
    document.addEventListener('visibilitychange', this.#onVisibility);
    window.addEventListener('online', this.#onVisibility);
    this.#stopListening = onChanged(this.#onVisibility);
    void this.#run();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#stopListening?.();
    document.removeEventListener('visibilitychange', this.#onVisibility);
    window.removeEventListener('online', this.#onVisibility);
  }

  /** The game changed, `agoMs` ago. */
  changed(agoMs = 0): void {
    this.#lastChangeMs = Date.now() - agoMs;
  }

  readonly #onVisibility = (): void => {
    if (document.visibilityState === 'visible') void this.#run();
    else clearTimeout(this.#timer);
  };

  async #run(): Promise<void> {
    if (this.#asking) this.#again = true;
    if (this.#asking || this.#stopped) return;
    clearTimeout(this.#timer);
    this.#asking = true;
    do {
      this.#again = false;
      await this.#ask();
    } while (this.#again && !this.#stopped);
    this.#asking = false;
    if (this.#stopped || document.visibilityState !== 'visible') return;
    this.#timer = setTimeout(() => void this.#run(), pauseAfter(Date.now() - this.#lastChangeMs));
  }
}
