/** What the next player could capture. */

import {
  asTurnOf,
  DIE_FACES,
  eventsOf,
  legalMoves,
  type Position,
  type Rules,
  type Seat,
  seatsInPlay,
} from '@aeroplane/engine';

/** The seat that rolls after this one: the next in play, clockwise; undefined where there is no other. */
function seatAfter(position: Position, seat: Seat): Seat | undefined {
  const others = seatsInPlay(position).filter((other) => other !== seat);
  return others.find((other) => other > seat) ?? others[0];
}

/** The steps on which the next player could capture planes of this seat with one roll and some legal move. */
export function stepsInDanger(rules: Rules, position: Position, seat: Seat): ReadonlySet<number> {
  const steps = new Set<number>();
  const next = seatAfter(position, seat);
  const nextTurn = next === undefined ? undefined : asTurnOf(position, next);
  if (nextTurn === undefined) return steps;
  for (const die of DIE_FACES) {
    for (const move of legalMoves(rules, nextTurn, die)) {
      for (const event of eventsOf(rules, nextTurn, { die, move })) {
        if (event.type === 'captured' && event.seat === seat) steps.add(event.step);
      }
    }
  }
  return steps;
}
