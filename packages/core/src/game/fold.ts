/**
 * The fold of a game's log: position, plies and the player to act. All code that asks whose turn it is asks here
 * (docs/design.md#one-to-act).
 */

import { drawDie, type DrawInput } from '@aeroplane/dice';
import {
  type GameState,
  legalMoves,
  type LoggedPly,
  type Move,
  type Position,
  type Seat,
  seatsInPlay,
  initialState,
  unpackLog,
} from '@aeroplane/engine';
import type { Game, GameSeat } from './game.ts';
import { seatOfColour } from './seats.ts';

export interface Fold {
  readonly state: GameState;
  readonly plies: readonly LoggedPly[];
}

// Folding a long log takes milliseconds, and one request needs the fold several times. A log belongs to one game, whose
// rules, colours and starter are settled before its first fold. Later versions of the game share the log, and so the
// fold, until a ply is added.
const folds = new WeakMap<Uint8Array, Fold>();

/** Stores the fold of a game that is already known. */
export const rememberFold = (game: Game, fold: Fold): void => void folds.set(game.log, fold);

/** The taken seats' colours, in seat order. */
export const takenSeats = (game: Game): Seat[] =>
  game.seats.flatMap(({ colour }) => (colour === null ? [] : [colour])).sort((a, b) => a - b);

/** The fold of a game; undefined for one that has not started. */
export function foldOf(game: Game): Fold | undefined {
  if (game.first === null) return undefined;
  let fold = folds.get(game.log);
  if (fold === undefined) {
    const start = initialState(game.rules, takenSeats(game), game.first);
    const plies = unpackLog(start, game.log);
    if (!plies.ok) throw new Error(`game ${game.id}: ${plies.error.message}`);
    fold = { state: plies.value.at(-1)?.state ?? start, plies: plies.value };
    rememberFold(game, fold);
  }
  return fold;
}

/** The fold of a game that must have started. */
export function startedFold(game: Game): Fold {
  const fold = foldOf(game);
  if (fold === undefined) throw new Error(`game ${game.id} has not started`);
  return fold;
}

/** The position of a started game after its first `plies` plies; undefined where it has fewer. */
export function positionAfter(game: Game, plies: number): Position | undefined {
  if (plies === 0 && game.first !== null)
    return initialState(game.rules, takenSeats(game), game.first).position;
  return startedFold(game).plies[plies - 1]?.state.position;
}

/** How many draws of a game's dice are published (docs/design.md#dice): the starter, and each die. */
export function drawsShown(game: Game): number {
  const fold = foldOf(game);
  return fold === undefined ? 0 : 1 + fold.state.dice + (game.rolled ? 1 : 0);
}

/** The input that all draws of a game share. */
export const drawInput = (game: Game): DrawInput => ({
  game: game.id,
  seeds: takenSeats(game).flatMap((colour) => seatOfColour(game, colour)?.seed ?? []),
});

/** The die on the table: drawn, shown and not yet played; null where there is none. */
export function dieOnTable(game: Game): number | null {
  const { link } = game.dice;
  return game.rolled && link !== null ? drawDie(link, drawInput(game), drawsShown(game)) : null;
}

/** The seat whose turn it is; undefined where there is none. */
export function seatOnTurn(game: Game): GameSeat | undefined {
  const turn = foldOf(game)?.state.position.turn;
  return turn == null ? undefined : seatOfColour(game, turn);
}

/** Whether a bot moves for this seat: as its owner, for a person who is away, or for a former player. */
export const isBotSeat = ({ sitter }: GameSeat): boolean =>
  sitter.kind === 'bot' || sitter.kind === 'former' || (sitter.kind === 'player' && sitter.botPlays);

/** The seat of the person who has to choose, or to roll in a `tap` game; null where nobody has to. */
export function toAct(game: Game): Seat | null {
  const seat = seatOnTurn(game);
  const waits = game.status === 'playing' && game.decision !== null;
  return waits && seat !== undefined && !isBotSeat(seat) ? seat.colour : null;
}

/** The legal moves of the player to act; empty where nobody has a choice. */
export function movesToChoose(game: Game): Move[] {
  const die = dieOnTable(game);
  if (die === null || toAct(game) === null) return [];
  return legalMoves(game.rules, startedFold(game).state.position, die);
}

/** The seats of people still in play, neither ranked nor gone. */
export function peopleInPlay(game: Game): GameSeat[] {
  const inPlay = seatsInPlay(startedFold(game).state.position);
  return game.seats.filter(
    ({ sitter, colour }) => sitter.kind === 'player' && colour !== null && inPlay.includes(colour),
  );
}

/** Whether this player is the one to act. */
export function isDecisionOf(game: Game, player: string): boolean {
  const colour = toAct(game);
  const sitter = colour === null ? undefined : seatOfColour(game, colour)?.sitter;
  return sitter?.kind === 'player' && sitter.player === player;
}
