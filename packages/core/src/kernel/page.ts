/** Lists read in pages. */

/** Every item of a list. Pages are read only as needed; `read` returns the page that begins at `from`. */
export async function* everyItem<T>(read: (from?: string) => Promise<Page<T>>): AsyncGenerator<T> {
  let from: string | undefined;
  do {
    const page = await read(from);
    yield* page.items;
    from = page.next;
  } while (from !== undefined);
}

export interface Page<T> {
  readonly items: readonly T[];
  /** Where the next page begins; undefined on the last. */
  readonly next?: string;
}
