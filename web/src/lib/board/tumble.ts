/** The faces of a die while it rolls. */

/** The duration of a roll. */
export const ROLL_MS = 640;

/** Faces shown before the result, each a little longer than the one before. */
const FACES = [3, 6, 2, 5, 1, 4];

/** The face at a time from 0 to 1 of a roll that ends on `die`. */
export function tumblingFace(die: number, t: number): number {
  const slowing = 1 - (1 - t) ** 2;
  return FACES[Math.floor(slowing * (FACES.length + 1))] ?? die;
}
