/** What the service worker and the pages tell each other. */

/** Something has changed, in the named game or in some: what is shown may be old. */
export interface Changed {
  readonly type: 'changed';
  readonly game?: string;
}

/** Run instead of the older worker: if only one page is open, or because a reader has asked for it. */
export interface TakeOver {
  readonly type: 'take-over';
  readonly asked?: true;
}

/** The newer worker waits, as other pages are open. */
export interface Waits {
  readonly type: 'waits';
}

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;

export const isChanged = (data: unknown): data is Changed => typeOf(data) === 'changed';

export const isWaits = (data: unknown): data is Waits => typeOf(data) === 'waits';

export const isTakeOver = (data: unknown): data is TakeOver => typeOf(data) === 'take-over';
