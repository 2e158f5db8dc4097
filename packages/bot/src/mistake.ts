/** Misjudgements: pseudo-random, and the same for the same position, die and seed. */

import type { Position } from '@aeroplane/engine';

/** One step of the FNV-1a hash. */
const mix = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01000193) >>> 0;

/** A misjudgement, uniform from `-worst` to `worst`, of the move at `index` in the list of legal moves. */
export function mistake(position: Position, die: number, seed: number, index: number, worst: number): number {
  let hash = mix(mix(mix(0x811c9dc5, seed & 0xffff), die), index);
  for (const fleet of position.fleets) for (const group of fleet ?? []) hash = mix(hash, group);
  // The low bits of FNV are weak: mix the high ones in.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((((hash >>> 4) & 0xffff) / 0xffff) * 2 - 1) * worst;
}
