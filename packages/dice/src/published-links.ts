/**
 * Links already published. All earlier ones are hashes of the latest (DESIGN § 5), so a log needs to keep
 * only that one; the key of draw `n` *is* the link that draw `n` publishes.
 */

import { nextLink } from './chain.ts';

/** The links of the `count` draws up to and with the one whose link this is, the earliest draw first. */
export function linksFrom(latest: Uint8Array, count: number): Uint8Array[] {
  const links: Uint8Array[] = [];
  for (let link = latest; links.length < count; link = nextLink(link)) links.push(link);
  return links.reverse();
}

/**
 * The links of draws `from` … `to`, the earliest first, from the link of draw `latestDraw`; none where `from
 * > to`.
 */
export function linksOfDraws(
  latest: Uint8Array,
  latestDraw: number,
  from: number,
  to = latestDraw,
): Uint8Array[] {
  if (from < 1 || to > latestDraw) throw new RangeError(`draws ${from} to ${to} are not all published`);
  return linksFrom(latest, latestDraw - from + 1).slice(0, Math.max(0, to - from + 1));
}
