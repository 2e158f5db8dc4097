/** How far the sweep is behind, read from the `wake` index. */

import { number, numberOf } from './attribute.ts';
import { WAKE_PARTITIONS } from './keys.ts';
import { INDEXES } from './schema.ts';
import type { Table } from './table.ts';

const [WAKE] = INDEXES;

/** When the oldest due item became due, in milliseconds since 1970; undefined if nothing is due. */
export async function dueSince(table: Table, nowMs: number): Promise<number | undefined> {
  const range = { expression: `${WAKE.range} <= :range`, value: number(nowMs) };
  const oldest = await Promise.all(
    WAKE_PARTITIONS.map(async (partition) => {
      const { items } = await table.queryIndex(WAKE, partition, { range, limit: 1 });
      return items.map((item) => numberOf(item, WAKE.range));
    }),
  );
  const times = oldest.flat();
  return times.length === 0 ? undefined : Math.min(...times);
}
