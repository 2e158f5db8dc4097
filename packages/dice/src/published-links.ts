/**
 * Published links (docs/design.md#dice). The key of draw `n` is the link that draw `n` publishes, and all earlier links are
 * hashes of the latest, so a log keeps only the latest.
 */

import { nextLink } from './chain.ts';

/** The links of the last `count` draws, `latest` included, in the order of the draws. */
export function linksFrom(latest: Uint8Array, count: number): Uint8Array[] {
  const links: Uint8Array[] = [];
  for (let link = latest; links.length < count; link = nextLink(link)) links.push(link);
  return links.reverse();
}

/**
 * The links of draws `from` … `to` in their order, hashed from the link of draw `latestDraw`; empty if `from > to`. Throws
 * a RangeError for draws that are not published.
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
