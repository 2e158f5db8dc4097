/** What the use cases need from outside: a store, a clock, chance and a queue. Each has a twin in memory for tests. */

import type { RandomBytes } from '../kernel/id.ts';
import type { QueuedMessage } from '../model/queued-message.ts';
import type { Store } from './store.ts';

export interface Clock {
  /** Milliseconds since 1970. */
  nowMs(): number;
}

/** Where messages wait until they are delivered: each at least once. */
export interface Queue {
  send(messages: readonly QueuedMessage[]): Promise<void>;
}

export interface Ports {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly queue: Queue;
  /** Whether pushes may go to an endpoint: only hosts that are known for them may be stored. */
  readonly acceptsEndpoint: (endpoint: string) => boolean;
  /** Whether this server sends mails. */
  readonly mails: boolean;
  /** Told the game of every move and roll that a person submitted and that was taken; one that is repeated is not. */
  readonly onDecision?: (game: string) => void;
}
