/**
 * A group: a loose plane or a stack, of one player on one step. It is one small integer, so that a position is plain JSON
 * and cheap to copy, and so that numeric order is the order of docs/rules.md#position-text: by step, then the smaller
 * group, then the one with fewer marks.
 *
 *     step + 1 (0 … 57) · 64  +  size (1 … 4) · 8  +  marks (0 … 4)
 *
 * Marks count the planes of the group that moved on a six in the running turn. Planes in the hangar and at home are
 * single and unmarked.
 */

export type Group = number;

/** Steps with a name (docs/rules.md#the-board). */
export const HANGAR = -1;
export const LAUNCH_CELL = 0;
export const LAST_TRACK_STEP = 50;
export const HOME = 56;

export const group = (step: number, size = 1, marks = 0): Group => ((step + 1) << 6) | (size << 3) | marks;

export const stepOf = (code: Group): number => (code >> 6) - 1;
export const sizeOf = (code: Group): number => (code >> 3) & 7;
export const marksOf = (code: Group): number => code & 7;

export const IN_HANGAR: Group = group(HANGAR);
export const AT_HOME: Group = group(HOME);

/** The text of a group in a position: `H`, `12`, `12+12'`, `F`. */
export function makeGroup(code: Group): string {
  if (code === IN_HANGAR) return 'H';
  if (code === AT_HOME) return 'F';
  const [step, size, marks] = [stepOf(code), sizeOf(code), marksOf(code)];
  return Array.from({ length: size }, (_, plane) => `${step}${plane < size - marks ? '' : "'"}`).join('+');
}

/** Reads a group of a position text; undefined if it is not one. */
export function parseGroup(text: string): Group | undefined {
  if (text === 'H') return IN_HANGAR;
  if (text === 'F') return AT_HOME;
  const planes = text.split('+');
  if (planes.length > 4) return undefined;
  let step: number | undefined;
  let marks = 0;
  for (const plane of planes) {
    const match = /^(0|[1-9]\d?)('?)$/.exec(plane);
    if (match === null) return undefined;
    const at = Number(match[1]);
    if (at >= HOME || (step !== undefined && at !== step)) return undefined;
    step = at;
    if (match[2] === "'") marks += 1;
    // Unmarked planes come first, so that a stack has one text.
    else if (marks > 0) return undefined;
  }
  return step === undefined ? undefined : group(step, planes.length, marks);
}
