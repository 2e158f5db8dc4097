/**
 * The way of an advance in the inner form (docs/rules.md#jumps-and-flights). Results are in `stops` and `way`, which each
 * call overwrites, so that no call allocates.
 */

import { CROSSING, JUMP, SHORTCUT_FROM, SHORTCUT_TO } from '../board.ts';
import { HANGAR, HOME, LAST_TRACK_STEP, sizeOf } from '../group.ts';
import { JUMPS, SEEN, type InnerRules } from './rules.ts';
import { COUNT, SLOTS, type InnerState } from './state.ts';

export { CROSSING };

/** The steps landed on, of the last call. */
export const stops = new Int32Array(4);

/** The number of stops of the last call, and whether it flew. */
export const way = { stops: 0, flew: false };

/** The landing of a roll; -1 if it overshoots the centre. */
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

/** The end of the way from a landing: its last stop, or HANGAR if a stack sends the group back. */
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
