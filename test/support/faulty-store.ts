/**
 * A store in trouble, as networks and databases are: no room, no answer, answers that are lost after the write was done,
 * writes that are done long after somebody gave up waiting, and slowness. Which call has which trouble is drawn by a given
 * chance, and waiting is counted in turns of the event loop, so that a seed decides it all.
 */

import { Unavailable, type Store } from '@aeroplane/core';
import { aroundStore, isWrite } from '@aeroplane/testing/doubles/around-store';

/** A number from 0 to below 1. */
export type Chance = () => number;

/** How many of all calls have which trouble, from 0 to 1; the rest are well. */
export interface Troubles {
  /** Refused for want of room; nothing is done. */
  readonly throttled: number;
  /** Done, and the answer is lost. */
  readonly lost: number;
  /** Given up at once, and done some turns later all the same; a read that is late is only lost. */
  readonly late: number;
  /** Done and answered after some turns. */
  readonly slow: number;
}

const MOST_TURNS = 12;

async function turns(chance: Chance): Promise<void> {
  for (let left = Math.ceil(chance() * MOST_TURNS); left > 0; left -= 1) await new Promise(setImmediate);
}

/** The store with such troubles in front of it, while `isOn` says so. */
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
      // What becomes of it is nobody's to know any more.
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
