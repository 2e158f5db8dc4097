/** What the service worker and the pages tell each other. */

/** Something has changed, in the named game or in some: what is shown may be old. */
export interface Changed {
  readonly type: 'changed';
  readonly game?: string;
}

/** Run instead of the older worker, if only one page is open. */
export interface TakeOver {
  readonly type: 'take-over';
}

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;

export const isChanged = (data: unknown): data is Changed => typeOf(data) === 'changed';

export const isTakeOver = (data: unknown): data is TakeOver => typeOf(data) === 'take-over';
