/**
 * dynalite ends a reading of the database by `return`, which iterators of LevelDB no longer have: each query would keep
 * its iterator for good, and with it everything as it was at that moment, in memory and in the folder. They are closed.
 */

import { AbstractKeyIterator, AbstractValueIterator } from 'abstract-level';

for (const { prototype } of [AbstractKeyIterator, AbstractValueIterator]) {
  Object.defineProperty(prototype, 'return', {
    configurable: true,
    value(this: { close(): Promise<void> }): Promise<void> {
      return this.close();
    },
  });
}
