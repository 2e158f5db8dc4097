/** Comparing secrets in constant time. */

import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two texts are equal; the time taken does not reveal where they differ. */
export function sameSecret(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
