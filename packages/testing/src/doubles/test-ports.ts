/** Ports for tests over a given store: chance that is always the same, a queue in memory, mails, push hosts of our own. */

import type { Ports, Store } from '@aeroplane/core';
import { FixedClock } from './fixed-clock.ts';
import { MemoryQueue } from './memory-queue.ts';
import { scriptedRandom } from './scripted-random.ts';

export interface TestPorts<S extends Store> extends Ports {
  readonly store: S;
  readonly clock: FixedClock;
  readonly queue: MemoryQueue;
}

/** Where pushes may go in tests. */
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
