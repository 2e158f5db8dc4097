/** A bounded cache in one process. */

/**
 * A map of at most `most` entries that forgets the least recently used one first, so that a flood of new keys cannot
 * push out the keys in use.
 */
export class Lru<Key, Value> {
  readonly #most: number;
  /** In order of last use, the latest at the end. */
  readonly #entries = new Map<Key, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The value of a key, which counts as a use; undefined where there is none. */
  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#most) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }
}
