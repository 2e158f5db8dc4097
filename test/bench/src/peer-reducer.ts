/** boardgame.io's reducer without its transport: the part that corresponds to an engine. */

import { createRequire } from 'node:module';
import type { Ctx, Game, Reducer, State } from 'boardgame.io';
import { PeerGame, type PeerState } from './peer-game.ts';

// Its folders for Node hold CommonJS without an exports map, so an import must name the file.
const internal = createRequire(import.meta.url)('boardgame.io/internal') as {
  InitializeGame(options: { game: Game<PeerState>; numPlayers: number }): State<PeerState>;
  CreateGameReducer(options: { game: Game<PeerState> }): Reducer;
};

export type PeerMatch = State<PeerState> & { ctx: Ctx };

const reducer = internal.CreateGameReducer({ game: PeerGame });

export const newMatch = (seed: number): PeerMatch =>
  internal.InitializeGame({ game: { ...PeerGame, seed }, numPlayers: 4 });

/** The match after a move of the current player. */
export const reduce = (match: PeerMatch, type: 'roll' | 'move', ...args: unknown[]): PeerMatch =>
  reducer(match, {
    type: 'MAKE_MOVE',
    payload: { type, args, playerID: match.ctx.currentPlayer },
  }) as PeerMatch;
