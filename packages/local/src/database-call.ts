/** What goes to the embedded database's thread and back: HTTP's parts without its connection, numbered. */

export interface DatabaseCall {
  readonly id: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
}

export interface DatabaseAnswer {
  readonly id: number;
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Said to the thread, which ends once everything is in the folder. */
export const CLOSE = 'close';

/** Said by the thread once it takes calls. */
export const OPEN = 'open';
