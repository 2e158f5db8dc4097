/** A store whose process dies before or after one of its writes; all later calls fail as well. */

import type { Store } from '@aeroplane/core';
import { aroundStore, isWrite } from './around-store.ts';

export class Death extends Error {}

/** When a process dies: before write number `write`, from 1, reaches the store, or before its answer returns. */
export interface Fate {
  readonly write: number;
  readonly moment: 'before' | 'after';
}

export function dyingStore(store: Store, { write, moment }: Fate): Store {
  let writes = 0;
  let dead = false;
  return aroundStore(store, async (call, make) => {
    if (dead) throw new Death();
    if (!isWrite(call)) return make();
    writes += 1;
    dead = writes === write;
    if (dead && moment === 'before') throw new Death();
    const answer = await make();
    if (dead) throw new Death();
    return answer;
  });
}
