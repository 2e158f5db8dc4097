/** One open online game: the latest view, the log of its plies, and the calls that change it. */

import type { Colour } from '@aeroplane/engine';
import type { View } from '../api-types/types.ts';
import { muteGame, nudge, setPlan, type PlanWish } from '../api/between-moves.ts';
import * as api from '../api/client.ts';
import { problemCode, problemText } from '../api/problem-text.ts';
import { checkDice, type Mismatch } from '../fairness/witness.ts';
import { m } from '../i18n/messages.ts';
import { continueLog, openLog, type GameLog } from '../model/log.ts';
import type { TableSession } from '../model/table-session.ts';
import { noteOwnMove, currentTable } from '../platform/current-table.svelte.ts';
import { Polling } from '../platform/polling.ts';
import { OfflineCopy } from './offline-copy.svelte.ts';
import { SeenPlies } from './seen-plies.ts';

export class GameSession implements TableSession {
  readonly id: string;
  readonly everybodyHere = false;
  readonly offlineCopy: OfflineCopy;
  view = $state.raw<View | null>(null);
  log = $state.raw<GameLog | undefined>(undefined);
  /** False while the server cannot be reached. */
  connected = $state(true);
  unknown = $state(false);
  sending = $state(false);
  /** A short note about the last call; empty without one. */
  notice = $state('');
  /** The reader gets no notices of the game; undefined for onlookers, and until it is known. */
  muted = $state<boolean>();
  mismatch = $state<Mismatch | undefined>(undefined);

  #etag: string | null = null;
  /** When the server last answered. */
  #askedAtMs: number | undefined;
  /** The problem code of the last call. */
  #refusal: string | undefined;
  readonly #polling = new Polling(() => this.refresh());
  readonly #seen: SeenPlies;

  constructor(id: string) {
    this.id = id;
    this.offlineCopy = new OfflineCopy(id);
    this.#seen = new SeenPlies(id);
  }

  get word(): string {
    return this.connected ? this.notice : this.offlineCopy.asOf || m.game.disconnected;
  }

  start(): void {
    // Without storage there is no offline copy to read.
    this.offlineCopy.look().catch(() => undefined);
    this.#polling.start();
    document.addEventListener('visibilitychange', this.#seen.flush);
  }

  stop(): void {
    this.#polling.stop();
    document.removeEventListener('visibilitychange', this.#seen.flush);
    this.#seen.flush();
  }

  async refresh(): Promise<void> {
    try {
      await this.#ask();
      // Now a move that was made without a connection can be sent.
      if (await this.offlineCopy.send().catch(() => false)) await this.#ask();
    } catch (error) {
      if (error instanceof api.Refusal && error.status === 404) this.unknown = true;
      else await this.#disconnected();
    }
  }

  async #ask(): Promise<void> {
    const answer = await api.game(this.id, this.log?.plies.length ?? 0, this.#etag);
    this.connected = true;
    this.#askedAtMs = Date.now();
    if (!answer) return;
    this.#etag = answer.etag;
    const opened = this.view === null;
    await this.#take(answer.view);
    if (opened) this.#polling.changed(answer.quietForMs);
    // A game that cannot be saved is missed only without a network.
    if (this.view && this.log) this.offlineCopy.save(this.view, this.log).catch(() => undefined);
  }

  /** Shows the game as last seen. */
  async #disconnected(): Promise<void> {
    this.connected = false;
    try {
      if (this.#askedAtMs !== undefined) await this.offlineCopy.since(this.#askedAtMs);
      const saved = this.view ? undefined : await this.offlineCopy.lastSeen();
      if (saved) await this.#take(saved);
    } catch {
      // Then only the note says that there is no connection.
    }
  }

  async submit(move: string): Promise<boolean> {
    const ply = this.view?.ply ?? 0;
    const played = await this.#call(() => api.submitMove(this.id, ply, move));
    if (played) noteOwnMove();
    if (played && this.offlineCopy.unsent) await this.offlineCopy.takeBack();
    if (this.#refusal === 'offline') await this.#postpone(ply, move);
    return played;
  }

  /** Saves a move until there is a connection. */
  async #postpone(ply: number, move: string): Promise<void> {
    try {
      await this.offlineCopy.postpone(ply, move);
      this.notice = '';
    } catch {
      // Without storage the notice stands: the move was not sent.
    }
  }

  roll(): Promise<boolean> {
    const ply = this.view?.ply ?? 0;
    return this.#call(() => api.rollDie(this.id, ply));
  }

  begin(): Promise<boolean> {
    return this.#call(() => api.startGame(this.id));
  }

  resign(): Promise<boolean> {
    const ply = this.view?.ply ?? 0;
    return this.#call(() => api.resign(this.id, ply));
  }

  takeSeatBack(): Promise<boolean> {
    const ply = this.view?.ply ?? 0;
    return this.#call(() => api.takeSeatBack(this.id, ply));
  }

  plan(wish: PlanWish): Promise<string> {
    return this.#refusalOf(async () => this.#take(await setPlan(this.id, this.view?.ply ?? 0, wish)));
  }

  nudge(colour: Colour): Promise<string> {
    return this.#refusalOf(() => nudge(this.id, colour));
  }

  mute(muted: boolean): Promise<string> {
    return this.#refusalOf(async () => {
      await muteGame(this.id, muted);
      this.muted = muted;
    });
  }

  /** For onlookers, the next ply: nothing is new to them. */
  get from(): number {
    return this.#seen.next ?? this.view?.ply ?? 0;
  }

  seen(ply: number): void {
    this.#seen.mark(ply);
  }

  async #call(call: () => Promise<View>): Promise<boolean> {
    this.sending = true;
    this.notice = '';
    this.#refusal = undefined;
    try {
      await this.#take(await call());
      this.connected = true;
      this.#askedAtMs = Date.now();
      return true;
    } catch (error) {
      const view = error instanceof api.Refusal ? error.view : undefined;
      this.notice = problemText(error);
      this.#refusal = problemCode(error);
      if (view) await this.#take(view);
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** Makes a call. Returns why it was refused, for the place that made it; empty if it was not. A refusal refreshes the game. */
  async #refusalOf(call: () => Promise<void>): Promise<string> {
    try {
      await call();
      return '';
    } catch (error) {
      await this.refresh();
      return problemText(error);
    }
  }

  async #take(view: View): Promise<void> {
    // Answers may arrive out of order.
    if (this.view && view.version < this.view.version) return;
    const before = this.log;
    let log = before ? continueLog(before, view) : openLog(view);
    if (!log && view.position !== null) {
      const whole = await api.game(this.id, 0, null);
      if (whole) [view, log] = [whole.view, openLog(whole.view)];
    }
    if (this.view?.version !== view.version) this.#polling.changed();
    if (view.seen !== undefined) this.#seen.known(view.seen);
    if (view.muted !== undefined) this.muted = view.muted;
    this.mismatch = checkDice(localStorage, view) ?? this.mismatch;
    this.log = log;
    this.view = view;
    currentTable.deciding = view.legal.length > 0;
  }
}
