/** A game on one device: its stored form, and its transitions. Pure; the caller rolls the dice. */

import type { Level } from '@aeroplane/bot';
import {
  applyPly,
  colourOf,
  legalMoves,
  makePly,
  seatOf,
  initialState,
  type Colour,
  type Move,
  type Ply,
  type Rules,
} from '@aeroplane/engine';
import { extendLog, type GameLog } from './log.ts';

export interface LocalSeat {
  readonly colour: Colour;
  /** null for a bot, and for a person without a name. */
  readonly name: string | null;
  /** Set for a bot. */
  readonly level?: Level;
}

export interface LocalGame {
  readonly id: string;
  readonly createdAtMs: number;
  readonly rules: Rules;
  readonly rolling: 'auto' | 'tap';
  /** The taken seats, in seat order. */
  readonly seats: readonly LocalSeat[];
  /** Who rolled first. */
  readonly first: Colour;
  /** As in a record (docs/rules.md#record). */
  readonly plies: readonly string[];
  /** The die on the table, or null. */
  readonly die: number | null;
  /** How many plies have been played back. */
  readonly seen: number;
  readonly finishedAtMs: number | null;
}

/** A game together with the positions that its plies lead to. */
export interface OpenedGame {
  readonly game: LocalGame;
  readonly log: GameLog;
}

type Roll = () => number;

/** A game before its first roll. `chooseFirst` draws the index of the seat that starts. A `RangeError` without seats. */
export function newLocalGame(
  setup: Pick<LocalGame, 'rules' | 'rolling' | 'seats'>,
  { id, nowMs, chooseFirst }: { id: string; nowMs: number; chooseFirst: (seats: number) => number },
): LocalGame {
  const seats = setup.seats.toSorted((one, other) => seatOf(one.colour) - seatOf(other.colour));
  const first = seats[chooseFirst(seats.length)]?.colour;
  if (first === undefined) throw new RangeError('nobody plays');
  const { rules, rolling } = setup;
  return {
    id,
    createdAtMs: nowMs,
    rules,
    rolling,
    seats,
    first,
    plies: [],
    die: null,
    seen: 0,
    finishedAtMs: null,
  };
}

/** Opens a stored game; undefined where its plies are not legal. */
export function openLocalGame(game: LocalGame): OpenedGame | undefined {
  const seats = game.seats.map(({ colour }) => seatOf(colour));
  const start = { plies: [], states: [initialState(game.rules, seats, seatOf(game.first))] };
  const log = extendLog(start, game.plies);
  return log && { game, log };
}

const stateOf = ({ log }: OpenedGame) => {
  const state = log.states.at(-1);
  if (!state) throw new Error('a log has a state more than plies');
  return state;
};

/** The seat whose turn it is; undefined when the game is over. */
export function seatOnTurn(opened: OpenedGame): LocalSeat | undefined {
  const { turn } = stateOf(opened).position;
  return turn === null ? undefined : opened.game.seats.find(({ colour }) => colour === colourOf(turn));
}

/** What the die on the table allows, in canonical order; empty while none has been rolled. */
export const movesToChoose = ({ game, log }: OpenedGame): Move[] => {
  const state = stateOf({ game, log });
  return game.die === null ? [] : legalMoves(state.rules, state.position, game.die);
};

function withPly({ game, log }: OpenedGame, ply: Ply, die: number | null): OpenedGame {
  const next = applyPly(stateOf({ game, log }), ply);
  if (!next.ok) throw new RangeError(next.error.message);
  return {
    game: { ...game, plies: [...game.plies, makePly(ply)], die },
    log: { plies: [...log.plies, ply], states: [...log.states, next.value] },
  };
}

const withMove = (opened: OpenedGame, move: Move): OpenedGame =>
  withPly(opened, { die: opened.game.die ?? 0, move }, null);

/**
 * Plays until somebody has a choice, a person must roll by hand, or the game is over. Passes and single moves play
 * themselves, as online (docs/design.md#only-decisions-interrupt).
 */
export function advance(opened: OpenedGame, roll: Roll, nowMs: number): OpenedGame {
  for (;;) {
    const seat = seatOnTurn(opened);
    if (seat === undefined) {
      const finishedAtMs = opened.game.finishedAtMs ?? nowMs;
      return { ...opened, game: { ...opened.game, die: null, finishedAtMs } };
    }
    if (opened.game.die === null) {
      if (opened.game.rolling === 'tap' && seat.level === undefined) return opened;
      opened = { ...opened, game: { ...opened.game, die: roll() } };
    }
    const [only, ...more] = movesToChoose(opened);
    if (only === undefined || more.length > 0) return opened;
    opened = withMove(opened, only);
  }
}

/** Plays one of `movesToChoose`; any other move is a `RangeError`. */
export function play(opened: OpenedGame, move: Move, roll: Roll, nowMs: number): OpenedGame {
  return advance(withMove(opened, move), roll, nowMs);
}

/** Rolls by hand. A die on the table is kept. */
export function rollByHand(opened: OpenedGame, roll: Roll, nowMs: number): OpenedGame {
  const rolled = opened.game.die === null ? { ...opened.game, die: roll() } : opened.game;
  return advance({ ...opened, game: rolled }, roll, nowMs);
}

/** Removes a player for good (docs/rules.md#leaving). A die on the table passes to the next player. */
export function leave(opened: OpenedGame, colour: Colour, roll: Roll, nowMs: number): OpenedGame {
  return advance(withPly(opened, { leaves: seatOf(colour) }, opened.game.die), roll, nowMs);
}
