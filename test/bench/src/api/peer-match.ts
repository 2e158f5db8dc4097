/** A match of two on boardgame.io's server; both seats send the messages of its own client. */

import { io, type Socket } from 'socket.io-client';
import { choicesOf, PeerGame, type PeerState } from '../peer-game.ts';

interface MatchState {
  readonly G: PeerState;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

interface Sync {
  readonly state: MatchState;
  /** Every action so far, with the id of the state in which it was taken. */
  readonly log?: readonly { readonly _stateID: number }[];
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

/** A server without this match gives no answer. */
const SYNC_MS = 10_000;

const NAME = PeerGame.name ?? '';

export class PeerMatch {
  readonly #id: string;
  readonly #credentials: Readonly<Record<string, string>>;
  #socket: Socket | undefined;
  #state: MatchState | undefined;

  private constructor(id: string, credentials: Readonly<Record<string, string>>) {
    this.#id = id;
    this.#credentials = credentials;
  }

  /** Creates a match and takes both seats. */
  static async create(lobbyPort: number): Promise<PeerMatch> {
    const lobby = `http://127.0.0.1:${lobbyPort}/games/${NAME}`;
    const { matchID } = await post<{ matchID: string }>(`${lobby}/create`, { numPlayers: SEATS.length });
    const credentials: Record<string, string> = {};
    for (const playerID of SEATS) {
      const joined = await post<{ playerCredentials: string }>(`${lobby}/${matchID}/join`, {
        playerID,
        playerName: playerID,
      });
      credentials[playerID] = joined.playerCredentials;
    }
    return new PeerMatch(matchID, credentials);
  }

  get isOver(): boolean {
    return this.#state?.ctx.gameover !== undefined;
  }

  /** The id of the latest state, which is the number of acknowledged actions. */
  get actions(): number {
    return this.#state?._stateID ?? 0;
  }

  /** Connects or reconnects and reads the server's state; an Error where the match is missing. */
  async open(port: number): Promise<Sync> {
    this.close();
    const socket = io(`http://127.0.0.1:${port}/${NAME}`, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    this.#socket = socket;
    socket.emit('sync', this.#id, '0', this.#credentials['0'], SEATS.length);
    const sync = await new Promise<Sync>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('there is no such match')), SYNC_MS);
      socket.once('sync', (_id: string, answer: Sync) => {
        clearTimeout(late);
        resolve(answer);
      });
      socket.once('connect_error', reject);
      socket.once('disconnect', () => reject(new Error('the server is gone')));
    });
    this.#state = sync.state;
    return sync;
  }

  /** The next roll or move, and the server's acknowledgement; an Error if the connection is lost first. */
  async act(): Promise<void> {
    const [socket, state] = [this.#socket, this.#state];
    if (socket?.connected !== true || state === undefined) throw new Error('the match is not open');
    const { G, ctx, _stateID } = state;
    const playerID = ctx.currentPlayer;
    const [type, args] = G.die === null ? ['roll', []] : ['move', choicesOf(G, playerID).slice(0, 1)];
    const payload = { type, args, playerID, credentials: this.#credentials[playerID] };
    this.#state = await new Promise<MatchState>((resolve, reject) => {
      const gone = (): void => reject(new Error('the server is gone'));
      socket.once('disconnect', gone);
      socket.once('update', (_id: string, next: MatchState) => {
        socket.off('disconnect', gone);
        resolve(next);
      });
      socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.#id, playerID);
    });
  }

  close(): void {
    this.#socket?.removeAllListeners();
    this.#socket?.close();
  }
}
