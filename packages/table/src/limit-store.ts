/** The buckets of limits, in the table: each item says when its bucket is full again (docs/design.md#limits). */

import type { LimitStore } from '@aeroplane/core';
import { number, numberOf, ttl, unpacked, type Item } from './attribute.ts';
import { keyItem, limitKey, type Key } from './keys.ts';
import type { Table } from './table.ts';

const DAY_MS = 24 * 3_600_000;

/** Removed a day after the bucket is full. One in constant use for longer may start full again, which is harmless. */
const packLimit = (key: Key, fullAtMs: number): Item => ({
  ...keyItem(key),
  a: number(fullAtMs),
  ...ttl(fullAtMs + DAY_MS),
});

const unpackLimit = (item: Item): number => numberOf(item, 'a');

export const limitStore = (table: Table): LimitStore => ({
  readLimit: async (what, who) => unpacked(await table.get(limitKey(what, who)), unpackLimit),
  // Refused if another request has taken from the bucket meanwhile.
  setLimit(what, who, fullAtMs, before) {
    const key = limitKey(what, who);
    const item = packLimit(key, fullAtMs);
    return before === undefined
      ? table.put(key, item, { expression: 'attribute_not_exists(pk)' })
      : table.put(key, item, { expression: 'a = :a', values: { ':a': number(before) } });
  },
  raiseLimit: (what, who, byMs, mostMs) =>
    table.update(
      limitKey(what, who),
      'SET a = a + :by',
      { ':by': number(byMs), ':most': number(mostMs) },
      'a <= :most',
    ),
  removeLimit: (what, who) => table.delete(limitKey(what, who)),
});
