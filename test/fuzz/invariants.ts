/** What must be true of every position. Kept cheap, since it is checked hundreds of millions of times. */

import {
  HOME,
  LAST_TRACK_STEP,
  LAUNCH_CELL,
  cellOf,
  marksOf,
  SEATS,
  sizeOf,
  stepOf,
  TRACK_CELLS,
  type Position,
  type Rules,
} from '@aeroplane/engine';

const holders = new Int8Array(TRACK_CELLS);

function wrongGroup(rules: Rules, position: Position, seat: number, code: number): string | undefined {
  const [step, size, marks] = [stepOf(code), sizeOf(code), marksOf(code)];
  if (size < 1 || size > rules.planes || marks > size || step < -1 || step > HOME)
    return 'a group that cannot be';
  const single = step < 0 || step === HOME || step === LAUNCH_CELL || rules.stacking === 'off';
  if (single && size > 1) return 'a stack where planes do not stack';
  if (marks > 0 && (position.turn !== seat || position.sixes === 0 || rules.thirdSix !== 'return')) {
    return 'a mark that no six of the turn made';
  }
  return undefined;
}

/** The first violated invariant of a position; undefined where there is none. */
export function wrongPosition(rules: Rules, position: Position): string | undefined {
  holders.fill(-1);
  for (const seat of SEATS) {
    const fleet = position.fleets[seat];
    if (fleet == null) continue;
    let planes = 0;
    let last = 0;
    for (const code of fleet) {
      if (code < last) return 'groups out of order';
      last = code;
      planes += sizeOf(code);
      const wrong = wrongGroup(rules, position, seat, code);
      if (wrong !== undefined) return wrong;
      const step = stepOf(code);
      if (step < 1 || step > LAST_TRACK_STEP) continue;
      const cell = cellOf(seat, step);
      if (holders[cell] !== -1 && holders[cell] !== seat) return 'two colours on one cell';
      holders[cell] = seat;
    }
    if (planes !== rules.planes) return 'planes lost or found';
  }
  const { turn } = position;
  if (turn !== null && (position.fleets[turn] == null || position.rank.includes(turn))) {
    return 'the turn of somebody who does not play';
  }
  return undefined;
}
