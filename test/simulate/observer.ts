/** What really happens in the games, derived from the writes: who has a decision, since when, and through whose act. */

import { legalMoves, initialState, unpackLog, type GameState, type LoggedPly } from '@aeroplane/engine';
import { drawDie } from '@aeroplane/dice';
import type { Game, Person, SecretGame, Store } from '@aeroplane/core';

/** A decision or roll that the game waits for. */
export interface Ask {
  readonly game: string;
  readonly player: string;
  /** The number of dice before it: a person is asked about one die once. */
  readonly dice: number;
  readonly openedAtMs: number;
  /** The player whose act opened it; null: the server. */
  readonly by: string | null;
  /** The last act of its player that left it open, such as the roll. */
  actedAtMs: number | null;
  closedAtMs: number | null;
  /** Taken by hand, by the clock, or void: the player left or the game ended. */
  outcome: 'hand' | 'missed' | 'gone' | null;
}

/** A game as its log describes it, read by the engine alone. */
export interface Seen {
  readonly game: SecretGame;
  readonly plies: readonly LoggedPly[];
  readonly state: GameState | undefined;
  readonly ask: Ask | undefined;
  readonly die: number | undefined;
  /** The number of legal moves. */
  readonly choices: number;
}

const colours = (game: Game) => game.seats.flatMap(({ colour }) => colour ?? []).toSorted((a, b) => a - b);

/** Replays a log from where the last reading ended. */
function read(
  game: Game,
  before: Seen | undefined,
): { plies: readonly LoggedPly[]; state: GameState | undefined } {
  if (game.first === null) return { plies: [], state: undefined };
  const known = before?.state === undefined ? [] : before.plies;
  const from = before?.state ?? initialState(game.rules, colours(game), game.first);
  const more = unpackLog(from, game.log.subarray(known.length));
  if (!more.ok) throw new Error(`game ${game.id}: ${more.error.message}`);
  return { plies: [...known, ...more.value], state: more.value.at(-1)?.state ?? from };
}

export function dieOf(game: Game, state: GameState): number | undefined {
  if (!game.rolled || game.dice.link === null) return undefined;
  const seeds = colours(game).flatMap(
    (colour) => game.seats.find((seat) => seat.colour === colour)?.seed ?? [],
  );
  return drawDie(game.dice.link, { game: game.id, seeds }, state.dice + 2);
}

/** The person who is to act, where the game waits for one. */
function askedIn(game: Game, state: GameState | undefined): Person | undefined {
  if (game.status !== 'playing' || game.decision === null || state === undefined) return undefined;
  const sitter = game.seats.find(({ colour }) => colour === state.position.turn)?.sitter;
  return sitter?.kind === 'player' && !sitter.botPlays ? sitter : undefined;
}

export type OnWritten = (after: Seen, before: Seen | undefined) => void;

export class Observer {
  readonly games = new Map<string, Seen>();
  readonly asks: Ask[] = [];
  readonly #nowMs: () => number;
  readonly #onWritten: OnWritten[] = [];
  /** The player who is acting; null: the server. */
  actor: string | null = null;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  onWritten(listener: OnWritten): void {
    this.#onWritten.push(listener);
  }

  of(id: string): Seen {
    const seen = this.games.get(id);
    if (seen === undefined) throw new Error(`there is no game ${id}`);
    return seen;
  }

  /** Runs some work as an act of a player. */
  async act<T>(player: string, work: () => Promise<T>): Promise<T> {
    this.actor = player;
    try {
      return await work();
    } finally {
      this.actor = null;
    }
  }

  /** The store, with its writes of games observed. */
  around(store: Store): Store {
    const watched = async (call: 'createGame' | 'replaceGame', game: SecretGame): Promise<boolean> => {
      const written = await store[call](game);
      if (written) this.#note(game);
      return written;
    };
    return {
      ...store,
      createGame: (game) => watched('createGame', game),
      replaceGame: (game) => watched('replaceGame', game),
    };
  }

  #note(game: SecretGame): void {
    const before = this.games.get(game.id);
    const { plies, state } = read(game, before);
    const asked = askedIn(game, state);
    const same =
      before?.ask !== undefined && before.ask.player === asked?.player && before.ask.dice === state?.dice;
    if (before?.ask !== undefined && !same) this.#close(before.ask, before, game);
    if (same && this.actor === before.ask.player) before.ask.actedAtMs = this.#nowMs();
    const ask = same ? before.ask : this.#open(game.id, asked, state);
    const die = state === undefined ? undefined : dieOf(game, state);
    const choices =
      state === undefined || die === undefined ? 0 : legalMoves(game.rules, state.position, die).length;
    const seen = { game, plies, state, ask, die, choices };
    this.games.set(game.id, seen);
    for (const listener of this.#onWritten) listener(seen, before);
  }

  #open(game: string, asked: Person | undefined, state: GameState | undefined): Ask | undefined {
    if (asked === undefined || state === undefined) return undefined;
    const [openedAtMs, by] = [this.#nowMs(), this.actor];
    const ask: Ask = {
      game,
      player: asked.player,
      dice: state.dice,
      openedAtMs,
      by,
      actedAtMs: null,
      closedAtMs: null,
      outcome: null,
    };
    this.asks.push(ask);
    return ask;
  }

  #close(ask: Ask, before: Seen, after: Game): void {
    ask.closedAtMs = this.#nowMs();
    const misses = (game: Game): number =>
      game.seats.reduce((sum, { sitter }) => {
        const own = sitter.kind === 'player' && sitter.player === ask.player;
        return own ? sum + sitter.misses : sum;
      }, 0);
    const left = after.log[before.game.log.length] ?? 0;
    if (misses(after) > misses(before.game)) ask.outcome = 'missed';
    else ask.outcome = this.actor === ask.player && left < 252 ? 'hand' : 'gone';
  }
}
