/** How far the sweeper is behind, as the index of wake-ups tells. */

import { number, numberOf } from './attribute.ts';
import { INDEXES, WAKE_SHARDS } from './schema.ts';
import type { Table } from './table.ts';

const [WAKE] = INDEXES;

/** Since when the oldest of what is due has been due, in milliseconds since 1970; undefined where nothing is. */
export async function dueSince(table: Table, nowMs: number): Promise<number | undefined> {
  const range = { expression: `${WAKE.range} <= :range`, value: number(nowMs) };
  const oldest = await Promise.all(
    Array.from({ length: WAKE_SHARDS }, async (_, shard) => {
      const { items } = await table.queryIndex(WAKE, `WAKE#${shard}`, { range, limit: 1 });
      return items.map((item) => numberOf(item, WAKE.range));
    }),
  );
  const times = oldest.flat();
  return times.length === 0 ? undefined : Math.min(...times);
}
