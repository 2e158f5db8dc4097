/**
 * A store in trouble, as networks and databases are: throttled calls, lost answers, writes that arrive after the caller
 * gave up, and slowness. A given random source picks the trouble of each call and delays count turns of the event loop,
 * so a seed determines everything.
 */

import { Unavailable, type Store } from '@aeroplane/core';
import { aroundStore, isWrite } from '@aeroplane/testing/doubles/around-store';

/** A random number in [0, 1). */
export type Chance = () => number;

/** The share of calls with each trouble, from 0 to 1; all other calls succeed. */
export interface Troubles {
  /** Throttled; nothing is written. */
  readonly throttled: number;
  /** Written, but the answer is lost. */
  readonly lost: number;
  /** Fails at once, and is written some turns later; a read is only lost. */
  readonly late: number;
  /** Written and answered after some turns. */
  readonly slow: number;
}

const MOST_TURNS = 12;

async function turns(chance: Chance): Promise<void> {
  for (let left = Math.ceil(chance() * MOST_TURNS); left > 0; left -= 1) await new Promise(setImmediate);
}

/** Wraps the store with these troubles while `isOn` returns true. */
export function faultyStore(
  store: Store,
  chance: Chance,
  { throttled, lost, late, slow }: Troubles,
  isOn: () => boolean = () => true,
): Store {
  return aroundStore(store, async (call, make) => {
    if (!isOn()) return make();
    let drawn = chance();
    const falls = (share: number): boolean => (drawn -= share) < 0;
    if (falls(throttled)) throw new Unavailable('no room');
    if (falls(lost)) {
      await make();
      throw new Unavailable('the answer was lost');
    }
    if (falls(late)) {
      // The caller has given up: the late result has no reader.
      if (isWrite(call))
        void turns(chance)
          .then(make)
          .catch(() => undefined);
      throw new Unavailable('no answer in time');
    }
    if (falls(slow)) await turns(chance);
    return make();
  });
}
