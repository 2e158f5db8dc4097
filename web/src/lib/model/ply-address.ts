/** The ply that a game's page shows, in its address, so that it can be passed on: `?ply=12`, 0 for the start. */

const PARAMETER = 'ply';

/** The number of the ply that an address asks for, from 0 to `last`; undefined where it asks for none. */
export function plyIn(search: Pick<URLSearchParams, 'get'>, last: number): number | undefined {
  const text = search.get(PARAMETER) ?? '';
  const ply = Number(text);
  return /^\d+$/.test(text) && ply <= last ? ply : undefined;
}

/** The address with another ply, or without any. */
export function withPly(address: string, ply: number | undefined): string {
  const changed = new URL(address);
  if (ply === undefined) changed.searchParams.delete(PARAMETER);
  else changed.searchParams.set(PARAMETER, String(ply));
  return changed.href;
}
