/** The stored size of a table's items with their index entries. */

import type { EmbeddedDynamoDb } from '@aeroplane/local';
import { INDEXES, itemSize } from '@aeroplane/table';
import { allItems, type Item } from '../../packages/local/test/dump-table.ts';
import { CLOUD } from './usage.ts';

/** An item's index entries, which hold keys only. */
const entriesOf = (item: Item): Item[] =>
  INDEXES.flatMap(({ hash, range }) => {
    const { pk, sk, [hash]: hashValue, [range]: rangeValue } = item;
    return pk && sk && hashValue && rangeValue ? [{ pk, sk, [hash]: hashValue, [range]: rangeValue }] : [];
  });

/** In bytes, as DynamoDB bills them. */
export const storedBytes = async (database: EmbeddedDynamoDb): Promise<number> =>
  (await allItems(database))
    .flatMap((item) => [item, ...entriesOf(item)])
    .reduce((bytes, entry) => bytes + itemSize(entry) + CLOUD.bytesOfEntry, 0);
