/** A die while it rolls. */

/** How long it rolls, in milliseconds. */
export const ROLL_MS = 640;

/** What it shows before it lies still, each face for a little longer than the one before. */
const FACES = [3, 6, 2, 5, 1, 4];

/** What a die that ends on `die` shows at a time from 0 to 1. */
export function tumblingFace(die: number, t: number): number {
  const slowing = 1 - (1 - t) ** 2;
  return FACES[Math.floor(slowing * (FACES.length + 1))] ?? die;
}
