/**
 * The size of items and the cost of calls, by DynamoDB's published rules: names and texts in UTF-8 bytes, half a byte for
 * each digit of a number and one more, three bytes for a list or map and one for each entry. Counted here because the
 * embedded table counts differently and leaves indexes out.
 */

import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Item } from './attribute.ts';
import { INDEXES } from './schema.ts';

const WRITE_UNIT_BYTES = 1024;
const READ_UNIT_BYTES = 4096;

const bytesOf = (value: string): number => Buffer.byteLength(value);

function numberSize(value: string): number {
  const digits = value.replace(/^-/, '').replace('.', '').replace(/^0+/, '').replace(/0+$/, '');
  return Math.ceil(digits.length / 2) + 1 + (value.startsWith('-') ? 1 : 0);
}

function valueSize(value: AttributeValue): number {
  if (value.S !== undefined) return bytesOf(value.S);
  if (value.N !== undefined) return numberSize(value.N);
  if (value.B !== undefined) return value.B.length;
  if (value.L !== undefined) return 3 + value.L.reduce((sum, entry) => sum + 1 + valueSize(entry), 0);
  if (value.M !== undefined) {
    return (
      3 +
      Object.entries(value.M).reduce((sum, [name, entry]) => sum + 1 + bytesOf(name) + valueSize(entry), 0)
    );
  }
  return 1;
}

/** The size of an item in bytes. */
export const itemSize = (item: Item): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + bytesOf(name) + valueSize(value), 0);

const keyIn = (index: (typeof INDEXES)[number], item: Item | undefined): string | undefined => {
  const [hash, range] = [item?.[index.hash], item?.[index.range]];
  return hash === undefined || range === undefined ? undefined : JSON.stringify([hash, range]);
};

/** The write units that a change costs in the indexes. */
export function indexUnits(before: Item | undefined, after: Item | undefined): number {
  let units = 0;
  for (const index of INDEXES) {
    const [old, now] = [keyIn(index, before), keyIn(index, after)];
    // A changed key deletes one entry and puts another.
    if (old !== now) units += (old === undefined ? 0 : 1) + (now === undefined ? 0 : 1);
  }
  return units;
}

/** The write units of a change, indexes included; undefined for no item. */
export function writeUnits(before: Item | undefined, after: Item | undefined): number {
  const bytes = Math.max(
    before === undefined ? 0 : itemSize(before),
    after === undefined ? 0 : itemSize(after),
  );
  return Math.max(1, Math.ceil(bytes / WRITE_UNIT_BYTES)) + indexUnits(before, after);
}

/** The read units of a read. A consistent one costs twice as much as an eventually consistent one. */
export const readUnits = (bytes: number, consistent: boolean): number =>
  Math.max(1, Math.ceil(bytes / READ_UNIT_BYTES)) * (consistent ? 1 : 0.5);
