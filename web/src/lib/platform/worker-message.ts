/** The messages between the service worker and the pages. */

/** The named game has changed, or any without a name: what a page shows may be old. */
export interface Changed {
  readonly type: 'changed';
  readonly game?: string;
}

/** Asks the newer worker to replace the older: if only one page is open, or because the reader `asked` for it. */
export interface TakeOver {
  readonly type: 'take-over';
  readonly asked?: true;
}

/** The newer worker waits because other pages are open. */
export interface Waits {
  readonly type: 'waits';
}

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;

export const isChanged = (data: unknown): data is Changed => typeOf(data) === 'changed';

export const isWaits = (data: unknown): data is Waits => typeOf(data) === 'waits';

export const isTakeOver = (data: unknown): data is TakeOver => typeOf(data) === 'take-over';
