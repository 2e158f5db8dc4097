/** The effects of a move, derived from the positions before and after it and from its path, not from events. */

import {
  apply,
  flies,
  HANGAR,
  landingOf,
  LAUNCH,
  originOf,
  SEATS,
  sizeOf,
  stepOf,
  wayOf,
  type Move,
  type Position,
  type Rules,
  type Seat,
} from '@aeroplane/engine';

/** Where a move takes its planes, derived from its path. */
export function stopsOf(rules: Rules, position: Position, seat: Seat, die: number, move: Move): number[] {
  if (move === LAUNCH) return [0];
  const landing = landingOf(rules, stepOf(originOf(move)), die) ?? HANGAR;
  const { stops, end } = wayOf(rules, position, seat, landing, flies(move));
  return [...stops, end];
}

/** How many planes other seats lose by a move, by seat and step, derived from the positions before and after it. */
export function lossesOf(
  rules: Rules,
  position: Position,
  seat: Seat,
  die: number,
  move: Move,
): Map<string, number> {
  const next = apply(rules, position, die, move);
  const count = (fleets: Position['fleets'], other: Seat, step: number): number =>
    (fleets[other] ?? []).reduce((sum, code) => sum + (stepOf(code) === step ? sizeOf(code) : 0), 0);
  const losses = new Map<string, number>();
  for (const other of SEATS) {
    if (other === seat) continue;
    for (let step = 0; step < 56; step += 1) {
      const lost = count(position.fleets, other, step) - count(next.fleets, other, step);
      if (lost > 0) losses.set(`${other}:${step}`, lost);
    }
  }
  return losses;
}
