/** The way of an advance (RULES § 3.3, § 3.4) in the inner form: where a group ends, and its stops in a small array. */

import { CROSSING, JUMP, SHORTCUT_FROM, SHORTCUT_TO } from '../board.ts';
import { HANGAR, HOME, LAST_TRACK_STEP, sizeOf } from '../group.ts';
import { JUMPS, SEEN, type InnerRules } from './rules.ts';
import { COUNT, SLOTS, type InnerState } from './state.ts';

export { CROSSING };

/** The stops of the way asked for last. */
export const stops = new Int32Array(4);

/** What came with the end of the way asked for last. */
export const way = { stops: 0, flew: false };

/** The step that a roll leads to; -1 where it overshoots the centre. */
export function innerLanding(rules: InnerRules, step: number): number {
  if (step <= HOME) return step;
  return rules.bounces ? 2 * HOME - step : -1;
}

function meetsStack(state: InnerState, mover: number, step: number): boolean {
  if (step > LAST_TRACK_STEP) return false;
  for (let k = 1; k < 4; k += 1) {
    const other = (mover + k) & 3;
    const seen = SEEN[(((mover << 2) | other) << 6) | step] as number;
    if (seen === 0) continue;
    const end = other * SLOTS + (state[COUNT + other] as number);
    for (let slot = other * SLOTS; slot < end; slot += 1) {
      const code = state[slot] as number;
      if (code >> 6 === seen && sizeOf(code) > 1) return true;
    }
  }
  return false;
}

/** Where a group ends that lands on `landing`: its last stop, or HANGAR where a stack sends it back. */
export function innerWay(
  rules: InnerRules,
  state: InnerState,
  mover: number,
  landing: number,
  flying: boolean,
): number {
  way.flew = false;
  way.stops = 1;
  stops[0] = landing;
  if (landing > LAST_TRACK_STEP) return landing;
  const mutual = rules.mutual;
  if (mutual && meetsStack(state, mover, landing)) return HANGAR;
  const direct = landing === SHORTCUT_FROM;
  let end = landing;
  const jump = direct ? (flying ? 0 : JUMP) : (JUMPS[landing] as number);
  if (jump > 0) {
    end += jump;
    stops[way.stops] = end;
    way.stops += 1;
    if (mutual && meetsStack(state, mover, end)) return HANGAR;
  }
  if (!flying || end !== SHORTCUT_FROM) return end;
  way.flew = true;
  end = SHORTCUT_TO;
  stops[way.stops] = end;
  way.stops += 1;
  if (mutual && meetsStack(state, mover, end)) return HANGAR;
  if (direct && rules.jumpsAfterShortcut) {
    end += JUMP;
    stops[way.stops] = end;
    way.stops += 1;
    if (mutual && meetsStack(state, mover, end)) return HANGAR;
  }
  return end;
}
