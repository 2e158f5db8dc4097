/** The dice with which a plane lands on a given step, by a jump or a flight too: the threat to planes in front of it. */

import {
  DIE_FACES,
  JUMP,
  jumpsFrom,
  LAST_TRACK_STEP,
  SHORTCUT_FROM,
  SHORTCUT_TO,
  type Rules,
} from '@aeroplane/engine';

const STEPS = 64;

/** The index of the crossing in the table, as if it were a step. */
export const OVER_CROSSING = 63;

/** Every step that a landing may capture on, by any choice. */
function touched(rules: Rules, landing: number): number[] {
  if (landing === SHORTCUT_FROM) {
    const flight = [
      SHORTCUT_TO,
      OVER_CROSSING,
      ...(rules.afterShortcut === 'jump' ? [SHORTCUT_TO + JUMP] : []),
    ];
    return [landing, ...flight, ...(rules.shortcut === 'optional' ? [landing + JUMP] : [])];
  }
  if (landing === SHORTCUT_FROM - JUMP) return [landing, SHORTCUT_FROM, SHORTCUT_TO, OVER_CROSSING];
  return jumpsFrom(landing) ? [landing, landing + JUMP] : [landing];
}

/** `[from * 64 + to]`: the dice, as bits 0 … 5, with which a plane on `from` may capture on `to`. */
export function reachTable(rules: Rules): Uint8Array {
  const table = new Uint8Array(STEPS * STEPS);
  for (let from = 0; from < LAST_TRACK_STEP; from += 1) {
    for (const die of DIE_FACES) {
      const landing = from + die;
      if (landing > LAST_TRACK_STEP) continue;
      for (const to of touched(rules, landing)) {
        const at = from * STEPS + to;
        table[at] = (table[at] ?? 0) | (1 << (die - 1));
      }
    }
  }
  return table;
}

/** The number of dice in a set of bits. */
export const DICE_COUNT = Uint8Array.from({ length: 64 }, (_, bits) => {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count += 1;
  return count;
});
