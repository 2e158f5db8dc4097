/** Ports for tests over a given store: reproducible randomness, a queue in memory, emails, and our own push host. */

import type { Ports, Store } from '@aeroplane/core';
import { FixedClock } from './fixed-clock.ts';
import { MemoryQueue } from './memory-queue.ts';
import { scriptedRandom } from './scripted-random.ts';

export interface TestPorts<S extends Store> extends Ports {
  readonly store: S;
  readonly clock: FixedClock;
  readonly queue: MemoryQueue;
}

/** The only accepted push host in tests. */
export const PUSH_HOST = 'https://push.test/';

export const testPorts = <S extends Store>(
  store: S,
  script: string,
  clock = new FixedClock(),
): TestPorts<S> => ({
  store,
  clock,
  randomBytes: scriptedRandom(script),
  queue: new MemoryQueue(),
  acceptsEndpoint: (endpoint) => endpoint.startsWith(PUSH_HOST),
  mails: true,
});
