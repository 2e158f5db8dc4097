/** The messages between the embedded database's thread and its client: numbered HTTP requests and responses. */

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

/** Tells the thread to end, once everything is in the folder. */
export const CLOSE = 'close';

/** Sent by the thread when it is ready for calls. */
export const OPEN = 'open';
