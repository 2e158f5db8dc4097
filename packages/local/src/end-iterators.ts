/**
 * dynalite ends a database read by `return`, which iterators of LevelDB no longer have. Without it each query would leak
 * its iterator, and with it a snapshot in memory and in the folder. Here `return` closes the iterator.
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
