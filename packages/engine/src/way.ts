/**
 * The way of an advance (RULES § 3.3, § 3.4): the steps a group lands on, one after the other, and where it ends.
 * Legal moves, play and events all ask here, so the way is told in one place.
 */

import { jumpsFrom, JUMP, SHORTCUT_FROM, SHORTCUT_TO, stepSeenBy } from './board.ts';
import { HANGAR, HOME, LAST_TRACK_STEP, sizeOf, stepOf } from './group.ts';
import type { Position } from './position.ts';
import type { Rules } from './rules.ts';
import { SEATS, type Seat } from './seat.ts';

/** The step a roll leads to, before any jump or flight; undefined where it overshoots the centre. */
export function landingOf(rules: Rules, from: number, die: number): number | undefined {
  const step = from + die;
  if (step <= HOME) return step;
  return rules.finish === 'bounce' ? 2 * HOME - step : undefined;
}

/** `stackCapture: "mutual"`: whether landing on this step meets an opposing stack, which sends the mover back. */
function meetsStack(rules: Rules, position: Position, mover: Seat, step: number): boolean {
  if (rules.stackCapture !== 'mutual' || step > LAST_TRACK_STEP) return false;
  for (const other of SEATS) {
    const seen = stepSeenBy(mover, step, other);
    for (const code of position.fleets[other] ?? []) {
      if (stepOf(code) === seen && sizeOf(code) > 1) return true;
    }
  }
  return false;
}

export interface Way {
  /** The steps landed on, in order. */
  readonly stops: readonly number[];
  /** Whether the last leg but `afterShortcut`'s is the flight, with its crossing. */
  readonly flew: boolean;
  /** Where the group rests: its last stop, or HANGAR where a stack sent it back. */
  readonly end: number;
}

/** The way of a group that lands on `landing` (of `landingOf`), flying where it may or not. */
export function wayOf(rules: Rules, position: Position, mover: Seat, landing: number, flying: boolean): Way {
  if (landing > LAST_TRACK_STEP) return { stops: [landing], flew: false, end: landing };
  const stops = [landing];
  const sentBack = { stops, flew: false, end: HANGAR };
  if (meetsStack(rules, position, mover, landing)) return sentBack;

  const direct = landing === SHORTCUT_FROM;
  let end = landing;
  if (direct ? !flying : jumpsFrom(landing)) {
    end += JUMP;
    stops.push(end);
    if (meetsStack(rules, position, mover, end)) return sentBack;
  }
  if (!flying || end !== SHORTCUT_FROM) return { stops, flew: false, end };

  end = SHORTCUT_TO;
  stops.push(end);
  if (direct && rules.afterShortcut === 'jump' && !meetsStack(rules, position, mover, end)) {
    end += JUMP;
    stops.push(end);
  }
  return { stops, flew: true, end: meetsStack(rules, position, mover, end) ? HANGAR : end };
}
