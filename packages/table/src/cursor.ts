/** A cursor: the last key of a page, in base64url. Readers hand it back unread to get the next page. */

import { Problem } from '@aeroplane/core';
import type { Item } from './attribute.ts';
import { isKeyItem, type KeyShape } from './key-shape.ts';

const makeCursor = (last: Item): string => Buffer.from(JSON.stringify(last)).toString('base64url');

/** The key to start after. DynamoDB would fail on a key of another shape, so that is a `bad-cursor`. */
export function parseCursor(cursor: string | undefined, shape: KeyShape): Item | undefined {
  if (cursor === undefined) return undefined;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isKeyItem(key, shape)) return key;
  } catch {
    // Not JSON: refused below.
  }
  throw new Problem('bad-cursor', 'this is not where a page of this list begins');
}

/** A page of a list, with the cursor of the next page unless it is the last. */
export const pageOf = <T>(
  items: readonly T[],
  last: Item | undefined,
): { items: readonly T[]; next?: string } =>
  last === undefined ? { items } : { items, next: makeCursor(last) };
