/** Pages of the lists that the store in memory keeps. */

import { Problem, type Page } from '@aeroplane/core';

/** A page of entries in descending order of their keys; the cursor names the list and the last key of the page. */
export function pageOf<T>(
  list: string,
  entries: readonly (readonly [key: string, item: T])[],
  limit: number,
  from: string | undefined,
): Page<T> {
  const before = from === undefined ? undefined : keyOfCursor(list, from);
  const rest = entries
    .filter(([key]) => before === undefined || key < before)
    .toSorted(([a], [b]) => (a < b ? 1 : -1));
  const items = rest.slice(0, limit).map(([, item]) => item);
  const last = rest[limit - 1];
  if (last === undefined || rest.length === limit) return { items };
  return { items, next: Buffer.from(JSON.stringify([list, last[0]])).toString('base64url') };
}

function keyOfCursor(list: string, cursor: string): string {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(value) && value[0] === list && typeof value[1] === 'string') return value[1];
  } catch {
    // Falls through to the refusal.
  }
  throw new Problem('bad-cursor', 'this is not where a page of this list begins');
}

export const timeKey = (ms: number, id: string): string => `${String(ms).padStart(16, '0')}#${id}`;
