/** What calls cost, in DynamoDB's capacity units. */

import type { Item } from './attribute.ts';
import type { Key } from './keys.ts';
import { indexUnits, itemSize, readUnits, writeUnits } from './units.ts';

/** The cost of one call. */
export interface Consumed {
  readonly operation: 'read' | 'write';
  readonly keys: readonly Key[];
  /** Units of the table and its indexes together. */
  readonly units: number;
  readonly indexUnits: number;
}

/** An item before and after a write; undefined for no item. */
export type Change = readonly [before: Item | undefined, after: Item | undefined];

export const costOfWrite = (key: Key, change: Change): Consumed => ({
  operation: 'write',
  keys: [key],
  units: writeUnits(...change),
  indexUnits: indexUnits(...change),
});

interface Read {
  readonly keys?: readonly Key[];
  readonly consistent: boolean;
  readonly ofIndex?: boolean;
}

/** The cost of reading these items at once: DynamoDB rounds the sum of their sizes, not each. */
export function costOfRead(
  items: readonly Item[],
  { keys = [], consistent, ofIndex = false }: Read,
): Consumed {
  const units = readUnits(
    items.reduce((sum, item) => sum + itemSize(item), 0),
    consistent,
  );
  return { operation: 'read', keys, units, indexUnits: ofIndex ? units : 0 };
}
