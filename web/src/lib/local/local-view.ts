/** A game on this device as the view that tables show (DESIGN § 8). */

import { colourOf, makeMove, makePosition, seatOf, type Position } from '@aeroplane/engine';
import type { View, ViewSeat } from '../api-types/types.ts';
import { movesToChoose, seatOnTurn, type LocalSeat, type OpenedGame } from '../model/local-game.ts';

/** The only person of a game is addressed as "you"; several people at one device go by their names. */
const isAlone = (seats: readonly LocalSeat[], { level }: LocalSeat): boolean =>
  level === undefined && seats.filter((seat) => seat.level === undefined).length === 1;

/** Whoever has given no name goes by the colour, as a seat does that anybody may have; nobody is a former player here. */
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
    ...(isAlone(seats, seat) && { you: true }),
  };
}

/** The view of whoever sits at this device. It has no clock and no evidence of dice: those are the server's. */
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
    // Nobody asks this device what is new.
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
