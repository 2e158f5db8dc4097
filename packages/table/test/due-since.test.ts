import { afterEach, beforeEach, expect, it } from 'vitest';
import { dueSince } from '../src/due-since.ts';
import { number, text } from '../src/attribute.ts';
import { openTable, type OpenTable } from './open-table.ts';

let opened: OpenTable;
beforeEach(async () => {
  opened = await openTable();
});
afterEach(() => opened.close());

const put = (id: string, shard: number, wakeAtMs: number) =>
  opened.table.put(
    { pk: `GAME#${id}`, sk: 'GAME' },
    { pk: text(`GAME#${id}`), sk: text('GAME'), w: text(`WAKE#${shard}`), a: number(wakeAtMs) },
  );

it('returns when the oldest due item of all shards became due', async () => {
  expect(await dueSince(opened.table, 1_000)).toBeUndefined();
  await put('a', 0, 900);
  await put('b', 3, 700);
  await put('c', 3, 800);
  await put('d', 1, 1_001);
  expect(await dueSince(opened.table, 1_000)).toBe(700);
  expect(await dueSince(opened.table, 699)).toBeUndefined();
});
