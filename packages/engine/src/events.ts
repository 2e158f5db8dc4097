/** The events of a ply in order: for the animation, for the story of a game, and to preview a move. */

import { apply } from './apply.ts';
import { CROSSING, JUMP, SHORTCUT_FROM, SHORTCUT_TO, stepSeenBy } from './board.ts';
import { HANGAR, HOME, marksOf, sizeOf, stepOf, type Group } from './group.ts';
import { flies, LAUNCH, originOf, PASS, stacks, THIRD_SIX, type Move } from './move.ts';
import type { Ply } from './ply.ts';
import type { Position } from './position.ts';
import type { Rules } from './rules.ts';
import { oppositeOf, SEATS, type Seat } from './seat.ts';
import { leave } from './turn.ts';
import { landingOf, wayOf } from './way.ts';

export type PlyEvent =
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'launched'; readonly seat: Seat }
  /** `path`: the origin, then each step up to the landing; a bounce turns round at the centre. */
  | { readonly type: 'moved'; readonly seat: Seat; readonly path: readonly number[]; readonly size: number }
  | {
      readonly type: 'jumped' | 'flew';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly size: number;
    }
  /** `seat` is the victim, and `step` is counted as the victim counts. */
  | { readonly type: 'captured'; readonly seat: Seat; readonly step: number; readonly count: number }
  /** The mover landed on a stack (`stackCapture: "mutual"`). */
  | { readonly type: 'sentBack'; readonly seat: Seat; readonly step: number; readonly count: number }
  | { readonly type: 'stacked'; readonly seat: Seat; readonly step: number; readonly size: number }
  | { readonly type: 'wentHome'; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'thirdSix';
      readonly seat: Seat;
      readonly groups: readonly { step: number; count: number }[];
    }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'ranked'; readonly seat: Seat; readonly place: number }
  | { readonly type: 'rollsAgain'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly rank: readonly Seat[] };

/** The number of planes on a seat's step. */
const planesOn = (position: Position, seat: Seat, step: number): number =>
  (position.fleets[seat] ?? []).reduce((sum, code) => sum + (stepOf(code) === step ? sizeOf(code) : 0), 0);

function capturesOn(position: Position, mover: Seat, step: number): PlyEvent[] {
  return SEATS.flatMap((other): PlyEvent[] => {
    const seen = stepSeenBy(mover, step, other);
    const count = planesOn(position, other, seen);
    return count > 0 ? [{ type: 'captured', seat: other, step: seen, count }] : [];
  });
}

/** The steps of a roll, origin included, turning round at the centre. */
function path(from: number, die: number): number[] {
  return Array.from({ length: die + 1 }, (_, step) => {
    const at = from + step;
    return at <= HOME ? at : 2 * HOME - at;
  });
}

function advanceEvents(rules: Rules, position: Position, seat: Seat, die: number, move: Move): PlyEvent[] {
  const origin: Group = originOf(move);
  const [from, size] = [stepOf(origin), sizeOf(origin)];
  const way = wayOf(rules, position, seat, landingOf(rules, from, die) ?? from, flies(move));
  const events: PlyEvent[] = [];
  let at = from;
  for (const [index, stop] of way.stops.entries()) {
    if (index === 0) events.push({ type: 'moved', seat, path: path(from, die), size });
    else if (at === SHORTCUT_FROM && stop === SHORTCUT_TO) {
      events.push({ type: 'flew', seat, from: at, to: stop, size });
      const opposite = oppositeOf(seat);
      const count = planesOn(position, opposite, CROSSING);
      if (count > 0) events.push({ type: 'captured', seat: opposite, step: CROSSING, count });
    } else events.push({ type: 'jumped', seat, from: stop - JUMP, to: stop, size });
    events.push(...capturesOn(position, seat, stop));
    at = stop;
  }
  if (way.end === HANGAR) events.push({ type: 'sentBack', seat, step: at, count: size });
  if (way.end === HOME) events.push({ type: 'wentHome', seat, count: size });
  if (stacks(move)) {
    const others = planesOn(position, seat, way.end) - (from === way.end ? size : 0);
    events.push({ type: 'stacked', seat, step: way.end, size: size + others });
  }
  return events;
}

function rollEvents(rules: Rules, position: Position, seat: Seat, die: number, move: Move): PlyEvent[] {
  switch (move) {
    case PASS:
      return [{ type: 'passed', seat }];
    case LAUNCH:
      return [{ type: 'launched', seat }];
    case THIRD_SIX: {
      const groups = (position.fleets[seat] ?? []).filter((code) => marksOf(code) > 0);
      return [
        {
          type: 'thirdSix',
          seat,
          groups: groups.map((code) => ({ step: stepOf(code), count: marksOf(code) })),
        },
      ];
    }
    default:
      return advanceEvents(rules, position, seat, die, move);
  }
}

/** The events for the players: a place in the ranking, the end of the game. */
function outcome(before: Position, after: Position): PlyEvent[] {
  const events: PlyEvent[] = [];
  const mover = before.turn;
  if (mover !== null && after.rank[before.rank.length] === mover) {
    events.push({ type: 'ranked', seat: mover, place: before.rank.length + 1 });
  }
  if (after.turn === null) events.push({ type: 'ended', rank: after.rank });
  return events;
}

/** The events of a ply that is legal in this position, in their order; empty if the game is over or nobody can leave so. */
export function eventsOf(rules: Rules, position: Position, ply: Ply): PlyEvent[] {
  const seat = position.turn;
  if (seat === null) return [];
  if ('leaves' in ply) {
    const after = leave(position, ply.leaves);
    if (!after.ok) return [];
    return [{ type: 'left', seat: ply.leaves }, ...outcome(after.value, after.value)];
  }
  const after = apply(rules, position, ply.die, ply.move);
  return [
    { type: 'rolled', seat, die: ply.die },
    ...rollEvents(rules, position, seat, ply.die, ply.move),
    ...outcome(position, after),
    ...(after.turn === seat ? [{ type: 'rollsAgain', seat } as const] : []),
  ];
}
