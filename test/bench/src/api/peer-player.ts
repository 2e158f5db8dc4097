/** Plays both seats of one match after another on boardgame.io's server, by the messages that its own client sends. */

import { io } from 'socket.io-client';
import { choicesOf, PeerGame, type PeerState } from '../peer-game.ts';
import type { Player } from './load.ts';

interface MatchState {
  readonly G: PeerState;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

async function post<T>(address: string, body: object): Promise<T> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}

const SEATS = ['0', '1'];

export async function peerPlayer(port: number, lobbyPort: number): Promise<Player> {
  const lobby = `http://127.0.0.1:${lobbyPort}/games/${PeerGame.name ?? ''}`;
  const socket = io(`http://127.0.0.1:${port}/${PeerGame.name ?? ''}`, { transports: ['websocket'] });
  let matchID = '';
  let credentials: Record<string, string> = {};
  let state: MatchState | undefined;
  let arrived: (state: MatchState) => void = () => undefined;
  const take = (id: string, next: MatchState): void => {
    if (id !== matchID) return;
    state = next;
    arrived(next);
  };
  socket.on('sync', (id: string, { state: next }: { state: MatchState }) => take(id, next));
  socket.on('update', take);
  const answer = (emit: () => void): Promise<MatchState> =>
    new Promise((resolve) => {
      arrived = resolve;
      emit();
    });

  async function begin(): Promise<MatchState> {
    ({ matchID } = await post<{ matchID: string }>(`${lobby}/create`, { numPlayers: SEATS.length }));
    credentials = {};
    for (const playerID of SEATS) {
      const joined = await post<{ playerCredentials: string }>(`${lobby}/${matchID}/join`, {
        playerID,
        playerName: playerID,
      });
      credentials[playerID] = joined.playerCredentials;
    }
    return answer(() => socket.emit('sync', matchID, '0', credentials['0'], SEATS.length));
  }

  state = await begin();
  return {
    async submit() {
      if (state === undefined || state.ctx.gameover !== undefined) state = await begin();
      const { G, ctx, _stateID } = state;
      const playerID = ctx.currentPlayer;
      const [type, args] = G.die === null ? ['roll', []] : ['move', choicesOf(G, playerID).slice(0, 1)];
      const payload = { type, args, playerID, credentials: credentials[playerID] };
      await answer(() => socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, matchID, playerID));
    },
    close: () => socket.close(),
  };
}
