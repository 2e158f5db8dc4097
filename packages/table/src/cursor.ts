/** Where a page of a list begins, as a text that readers hand back unread. */

import { Problem } from '@aeroplane/core';
import { isKeyItem, type Item, type KeyShape } from './attribute.ts';

export const makeCursor = (last: Item | undefined): string | undefined =>
  last === undefined ? undefined : Buffer.from(JSON.stringify(last)).toString('base64url');

/** The key a cursor stands for; `bad-cursor` where it is none of this shape, which the table would not begin at. */
export function parseCursor(cursor: string | undefined, shape: KeyShape): Item | undefined {
  if (cursor === undefined) return undefined;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isKeyItem(key, shape)) return key;
  } catch {
    // Falls through to the refusal.
  }
  throw new Problem('bad-cursor', 'this is not where a page of this list begins');
}
