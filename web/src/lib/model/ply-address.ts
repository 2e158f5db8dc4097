/** The ply that a game's page shows, in its address, for sharing: `?ply=12`, 0 for the start. */

const PARAMETER = 'ply';

/** The ply in an address, from 0 to `last`; undefined without a valid one. */
export function plyIn(search: Pick<URLSearchParams, 'get'>, last: number): number | undefined {
  const text = search.get(PARAMETER) ?? '';
  const ply = Number(text);
  return /^\d+$/.test(text) && ply <= last ? ply : undefined;
}

/** The address with another ply, or with none. */
export function withPly(address: string, ply: number | undefined): string {
  const changed = new URL(address);
  if (ply === undefined) changed.searchParams.delete(PARAMETER);
  else changed.searchParams.set(PARAMETER, String(ply));
  return changed.href;
}
