/** Whether a position that parses is possible under some rules (docs/rules.md#position-text, docs/rules.md#cases). */

import { cellOf } from './board.ts';
import { LAST_TRACK_STEP, LAUNCH_CELL, makeGroup, marksOf, sizeOf, stepOf } from './group.ts';
import { isHome, seatsInPlay, type Fleet, type Position } from './position.ts';
import { fail, ok, type Result } from './result.ts';
import type { Rules } from './rules.ts';
import { colourOf, SEATS, type Seat } from './seat.ts';

function wrongFleet(rules: Rules, position: Position, seat: Seat, fleet: Fleet): string | undefined {
  const planes = fleet.reduce((sum, code) => sum + sizeOf(code), 0);
  if (planes !== rules.planes) return `has ${planes} planes and not ${rules.planes}`;
  for (const code of fleet) {
    if (sizeOf(code) > 1 && (stepOf(code) === LAUNCH_CELL || rules.stacking === 'off')) {
      return `has a stack where planes do not stack: ${makeGroup(code)}`;
    }
    if (
      marksOf(code) > 0 &&
      (position.turn !== seat || position.sixes === 0 || rules.thirdSix !== 'return')
    ) {
      return `has a mark on ${makeGroup(code)}, which no six of a running turn moved`;
    }
  }
  const home = isHome(fleet);
  if (position.turn !== null && home !== position.rank.includes(seat)) {
    return home ? 'has every plane home and is not ranked' : 'is ranked with planes still out';
  }
  return undefined;
}

/** The fault of a track cell that holds two colours; undefined if there is none. */
function sharedCell(position: Position): string | undefined {
  const holder = new Map<number, Seat>();
  for (const seat of SEATS) {
    for (const code of position.fleets[seat] ?? []) {
      const step = stepOf(code);
      if (step < 1 || step > LAST_TRACK_STEP) continue;
      const cell = cellOf(seat, step);
      const other = holder.get(cell);
      if (other !== undefined && other !== seat) {
        return `${colourOf(other)} and ${colourOf(seat)} stand on one cell, ${colourOf(seat)}'s step ${step}`;
      }
      holder.set(cell, seat);
    }
  }
  return undefined;
}

function wrongRanking(position: Position): string | undefined {
  const taken = SEATS.filter((seat) => position.fleets[seat] != null || position.left.includes(seat));
  if (taken.length < 2) return 'fewer than two seats are taken';
  if (position.turn !== null) {
    if (position.rank.some((seat) => position.fleets[seat] == null)) return 'an empty seat is ranked';
    if (!seatsInPlay(position).includes(position.turn)) return `${colourOf(position.turn)} is not in play`;
    return seatsInPlay(position).length < 2 ? 'one player is left, so the game is over' : undefined;
  }
  if (position.sixes > 0) return 'the game is over, and sixes are counted';
  return taken.every((seat) => position.rank.includes(seat)) && position.rank.length === taken.length
    ? undefined
    : 'the game is over, and the ranking is not that of all players';
}

/** The position if it is possible under these rules; else `bad-position` with the first fault. */
export function checkPosition(rules: Rules, position: Position): Result<Position> {
  for (const seat of SEATS) {
    const fleet = position.fleets[seat];
    const wrong = fleet == null ? undefined : wrongFleet(rules, position, seat, fleet);
    if (wrong !== undefined) return fail('bad-position', `${colourOf(seat)} ${wrong}`);
  }
  if (rules.thirdSix === 'free' && position.sixes > 0) {
    return fail('bad-position', 'sixes are counted, and these rules do not count them');
  }
  const wrong = sharedCell(position) ?? wrongRanking(position);
  return wrong === undefined ? ok(position) : fail('bad-position', wrong);
}
