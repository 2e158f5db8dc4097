/**
 * What the use cases need from outside: a store, a clock, randomness and a queue. Each has an in-memory twin for tests.
 */

import type { RandomBytes } from '../kernel/id.ts';
import type { QueuedMessage } from '../model/queued-message.ts';
import type { Store } from './store.ts';

export interface Clock {
  /** Milliseconds since 1970. */
  nowMs(): number;
}

/** The queue of messages to deliver, each at least once. */
export interface Queue {
  send(messages: readonly QueuedMessage[]): Promise<void>;
}

export interface Ports {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly queue: Queue;
  /** Whether an endpoint may be stored and sent pushes: only hosts of known push services. */
  readonly acceptsEndpoint: (endpoint: string) => boolean;
  /** Whether this server sends emails. */
  readonly mails: boolean;
  /** Called with the game of every accepted move or roll of a person; not for a repeated one. */
  readonly onDecision?: (game: string) => void;
}
