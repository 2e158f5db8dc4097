/**
 * The way of an advance (docs/rules.md#jumps-and-flights): the steps that a group lands on, and the end. Legal moves,
 * `apply` and events share it, so that they cannot disagree.
 */

import { jumpsFrom, JUMP, SHORTCUT_FROM, SHORTCUT_TO, stepSeenBy } from './board.ts';
import { HANGAR, HOME, sizeOf, stepOf } from './group.ts';
import type { Position } from './position.ts';
import type { Rules } from './rules.ts';
import { SEATS, type Seat } from './seat.ts';

/** The step of a roll before any jump or flight; undefined if it overshoots the centre. */
export function landingOf(rules: Rules, from: number, die: number): number | undefined {
  const step = from + die;
  if (step <= HOME) return step;
  return rules.finish === 'bounce' ? 2 * HOME - step : undefined;
}

/** Whether an opposing stack on this step sends the mover back (`stackCapture: "mutual"`, docs/rules.md#captures). */
function meetsStack(rules: Rules, position: Position, mover: Seat, step: number): boolean {
  if (rules.stackCapture !== 'mutual') return false;
  for (const other of SEATS) {
    const seen = stepSeenBy(mover, step, other);
    for (const code of position.fleets[other] ?? []) {
      if (stepOf(code) === seen && sizeOf(code) > 1) return true;
    }
  }
  return false;
}

export interface Way {
  /** The steps landed on, in their order. */
  readonly stops: readonly number[];
  /** Whether the way includes the flight, with its crossing. */
  readonly flew: boolean;
  /** Where the group rests: its last stop, or HANGAR if a stack sent it back. */
  readonly end: number;
}

/** The way from a landing (of `landingOf`); `flying` chooses the flight if there is one. */
export function wayOf(rules: Rules, position: Position, mover: Seat, landing: number, flying: boolean): Way {
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
