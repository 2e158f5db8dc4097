/**
 * Marks of plies as bytes: for each, in order, two bits of kind and six of the distance to the mark before it; 63
 * stands for a longer distance and is continued by the next byte.
 */

import type { Marks } from '@aeroplane/core';

const KINDS = ['bot', 'planned', 'missed'] as const satisfies readonly (keyof Marks)[];
const FAR = 63;

export function packMarks(marks: Marks): Uint8Array {
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

export function unpackMarks(bytes: Uint8Array): Marks {
  const marks: Record<keyof Marks, number[]> = { bot: [], planned: [], missed: [] };
  let ply = 0;
  for (const byte of bytes) {
    ply += byte & FAR;
    const kind = KINDS[byte >> 6];
    if ((byte & FAR) < FAR && kind !== undefined) marks[kind].push(ply);
  }
  return marks;
}
