/** What a player has to fear from the one who rolls next. */

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

/** Who rolls after this seat's turn: the next seat in play, clockwise; undefined where there is no other. */
function seatAfter(position: Position, seat: Seat): Seat | undefined {
  const others = seatsInPlay(position).filter((other) => other !== seat);
  return others.find((other) => other > seat) ?? others[0];
}

/** The steps on which the next player could capture planes of this seat with one roll and some legal move. */
export function stepsInDanger(rules: Rules, position: Position, seat: Seat): ReadonlySet<number> {
  const steps = new Set<number>();
  const hunter = seatAfter(position, seat);
  const theirs = hunter === undefined ? undefined : asTurnOf(position, hunter);
  if (theirs === undefined) return steps;
  for (const die of DIE_FACES) {
    for (const move of legalMoves(rules, theirs, die)) {
      for (const event of eventsOf(rules, theirs, { die, move })) {
        if (event.type === 'captured' && event.seat === seat) steps.add(event.step);
      }
    }
  }
  return steps;
}
