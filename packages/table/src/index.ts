/** The store on DynamoDB. No other package spells a key or an attribute. */

export { createDynamoStore } from './dynamo-store.ts';
export { dueSince } from './due-since.ts';
export { removeExpired } from './expiry.ts';
export type { Key } from './keys.ts';
export { STREAM_FILTERS } from './stream-filters.ts';
export { changeOf, recordOf, recordsAgain, type StreamRecord } from './stream-record.ts';
export { createTableInput, INDEXES } from './schema.ts';
export type { Consumed } from './consumed.ts';
export { Table } from './table.ts';
export { repairIndexes } from './repair.ts';
export { itemSize, readUnits, writeUnits } from './units.ts';
