/** A list for a component: loaded when it is mounted, and again on request. */
export class LoadedList<T> {
  readonly #fetch: () => Promise<readonly T[]>;
  /** Undefined until the list is first loaded. */
  items = $state.raw<readonly T[]>();
  failed = $state(false);

  constructor(fetch: () => Promise<readonly T[]>) {
    this.#fetch = fetch;
  }

  /** Never rejects: `failed` says that it did not work. */
  async load(): Promise<void> {
    this.failed = false;
    try {
      this.items = await this.#fetch();
    } catch {
      this.failed = true;
    }
  }
}
