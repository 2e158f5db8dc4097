/** A game on this device as the view that a table shows (docs/design.md#the-http-contract). */

import { colourOf, makeMove, makePosition, seatOf, type Position } from '@aeroplane/engine';
import type { View, ViewSeat } from '../api-types/types.ts';
import { movesToChoose, seatOnTurn, type LocalSeat, type OpenedGame } from '../model/local-game.ts';

/** A single person is addressed as "you"; several people at one device by their names. */
const isOnlyPerson = (seats: readonly LocalSeat[], { level }: LocalSeat): boolean =>
  level === undefined && seats.filter((seat) => seat.level === undefined).length === 1;

/** A person without a name is shown by the colour, as an open seat is, rather than as a former player. */
function kindOf({ name, level }: LocalSeat): ViewSeat['kind'] {
  if (level !== undefined) return 'bot';
  return name === null ? 'open' : 'player';
}

function seatView(seats: readonly LocalSeat[], seat: LocalSeat, position: Position): ViewSeat {
  const { colour, name, level } = seat;
  const place = position.rank.indexOf(seatOf(colour));
  return {
    colour,
    name,
    kind: kindOf(seat),
    ...(level !== undefined && { level }),
    ...(position.left.includes(seatOf(colour)) && { left: true }),
    ...(place >= 0 && { rank: place + 1 }),
    ...(isOnlyPerson(seats, seat) && { you: true }),
  };
}

/** The view for the people at this device. It has no deadline and no dice evidence: only a server has those. */
export function localView(opened: OpenedGame): View {
  const { game, log } = opened;
  const position = log.states.at(-1)?.position;
  if (!position) throw new Error('a log has a state more than plies');
  const asked = seatOnTurn(opened);
  const person = asked !== undefined && asked.level === undefined;
  return {
    id: game.id,
    status: game.finishedAtMs === null ? 'playing' : 'finished',
    version: game.plies.length,
    createdAt: new Date(game.createdAtMs).toISOString(),
    // Nothing compares this time: no client polls this device.
    changedAt: new Date(game.finishedAtMs ?? game.createdAtMs).toISOString(),
    rules: game.rules,
    rolling: game.rolling,
    turnTime: '7d',
    public: false,
    strict: false,
    seats: game.seats.map((seat) => seatView(game.seats, seat, position)),
    position: makePosition(position),
    ply: game.plies.length,
    toAct: person && position.turn !== null ? colourOf(position.turn) : null,
    die: game.die,
    legal: person ? movesToChoose(opened).map(makeMove) : [],
    deadline: null,
    plies: [...game.plies],
    marks: { bot: [], planned: [], missed: [] },
    dice: { commitment: '', seeds: {}, links: [] },
  };
}
