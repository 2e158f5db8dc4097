/**
 * The marks of a game's plies as bytes, in order: two bits for the kind and six for the distance to the mark before. A
 * distance of 63 continues in the next byte.
 */

import type { PlyOrigins } from '@aeroplane/core';

const KINDS = ['bot', 'planned', 'missed'] as const satisfies readonly (keyof PlyOrigins)[];
const FAR = 63;

export function packPlyOrigins(marks: PlyOrigins): Uint8Array {
  const all = KINDS.flatMap((kind, code) => marks[kind].map((ply) => ({ ply, code })));
  all.sort((a, b) => a.ply - b.ply || a.code - b.code);
  const bytes: number[] = [];
  let last = 0;
  for (const { ply, code } of all) {
    let distance = ply - last;
    for (; distance >= FAR; distance -= FAR) bytes.push((code << 6) | FAR);
    bytes.push((code << 6) | distance);
    last = ply;
  }
  return Uint8Array.from(bytes);
}

export function unpackPlyOrigins(bytes: Uint8Array): PlyOrigins {
  const marks: Record<keyof PlyOrigins, number[]> = { bot: [], planned: [], missed: [] };
  let ply = 0;
  for (const byte of bytes) {
    ply += byte & FAR;
    const kind = KINDS[byte >> 6];
    if ((byte & FAR) < FAR && kind !== undefined) marks[kind].push(ply);
  }
  return marks;
}
