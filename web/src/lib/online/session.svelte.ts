/** One open game: the latest view, the log of its plies, and the calls that change it. */

import type { Colour } from '@aeroplane/engine';
import type { View } from '../api-types/types.ts';
import { muteGame, nudge, setPlan, type PlanWish } from '../api/between-moves.ts';
import * as api from '../api/client.ts';
import { problemCode, problemText } from '../api/problem-text.ts';
import { checkDice, type Mismatch } from '../fairness/witness.ts';
import { m } from '../i18n/messages.ts';
import { continueLog, openLog, type GameLog } from '../model/log.ts';
import type { TableSession } from '../model/table-session.ts';
import { noteOwnMove, table } from '../platform/current-table.svelte.ts';
import { Polling } from '../platform/polling.ts';
import { Keeping } from './offline-copy.svelte.ts';

/** `seen` is sent a little later, so that what follows at once goes along. */
const SEEN_AFTER_MS = 1_500;

export class GameSession implements TableSession {
  readonly id: string;
  readonly everybodyHere = false;
  readonly keeping: Keeping;
  view = $state.raw<View | null>(null);
  log = $state.raw<GameLog | undefined>(undefined);
  /** False while the server cannot be reached. */
  connected = $state(true);
  unknown = $state(false);
  sending = $state(false);
  /** A soft word about the last call. */
  notice = $state('');
  /** Its player hears nothing of the game; undefined for onlookers, and until it is known. */
  muted = $state<boolean>();
  mismatch = $state<Mismatch | undefined>(undefined);

  #etag: string | null = null;
  /** When the server last answered. */
  #askedAtMs: number | undefined;
  /** The code of the problem of the last call. */
  #refusal: string | undefined;
  readonly #polling = new Polling(() => this.refresh());
  /** The plies before this one have been shown to this player; undefined for onlookers. */
  #seen: number | undefined;
  #seenTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.keeping = new Keeping(id);
  }

  /** A soft word about the connection or the last call. */
  get word(): string {
    return this.connected ? this.notice : this.keeping.asOf || m.game.disconnected;
  }

  start(): void {
    // Without a place to keep anything there is nothing to look at.
    this.keeping.look().catch(() => undefined);
    this.#polling.start();
    document.addEventListener('visibilitychange', this.#flushSeen);
  }

  stop(): void {
    this.#polling.stop();
    document.removeEventListener('visibilitychange', this.#flushSeen);
    this.#flushSeen();
  }

  async refresh(): Promise<void> {
    try {
      await this.#ask();
      // What was chosen without a connection has waited for this.
      if (await this.keeping.send().catch(() => false)) await this.#ask();
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
    // What cannot be kept is missed at most when there is no network.
    if (this.view && this.log) this.keeping.keep(this.view, this.log).catch(() => undefined);
  }

  /** Shows the game as it was last seen. */
  async #disconnected(): Promise<void> {
    this.connected = false;
    try {
      if (this.#askedAtMs !== undefined) await this.keeping.since(this.#askedAtMs);
      const kept = this.view ? undefined : await this.keeping.lastSeen();
      if (kept) await this.#take(kept);
    } catch {
      // Then there is only the word that it is not connected.
    }
  }

  async submit(move: string): Promise<boolean> {
    const ply = this.view?.ply ?? 0;
    const played = await this.#call(() => api.submitMove(this.id, ply, move));
    if (played) noteOwnMove();
    if (played && this.keeping.unsent) await this.keeping.takeBack();
    if (this.#refusal === 'offline') await this.#postpone(ply, move);
    return played;
  }

  /** The choice is kept until there is a connection. */
  async #postpone(ply: number, move: string): Promise<void> {
    try {
      await this.keeping.postpone(ply, move);
      this.notice = '';
    } catch {
      // It cannot be kept here: then it is as the notice says.
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
    return this.#tell(async () => this.#take(await setPlan(this.id, this.view?.ply ?? 0, wish)));
  }

  nudge(colour: Colour): Promise<string> {
    return this.#tell(() => nudge(this.id, colour));
  }

  mute(muted: boolean): Promise<string> {
    return this.#tell(async () => {
      await muteGame(this.id, muted);
      this.muted = muted;
    });
  }

  /** Where to begin showing: what this player has not seen yet, and for onlookers nothing. */
  get from(): number {
    return this.#seen ?? this.view?.ply ?? 0;
  }

  /** The plies before this one have been shown. */
  seen(ply: number): void {
    if (this.#seen === undefined || ply <= this.#seen) return;
    this.#seen = ply;
    clearTimeout(this.#seenTimer);
    this.#seenTimer = setTimeout(this.#sendSeen, SEEN_AFTER_MS);
  }

  readonly #flushSeen = (): void => {
    if (this.#seenTimer !== undefined) this.#sendSeen();
  };

  readonly #sendSeen = (): void => {
    clearTimeout(this.#seenTimer);
    this.#seenTimer = undefined;
    // If it is lost, the same plies are shown once more.
    api.markSeen(this.id, this.#seen ?? 0).catch(() => undefined);
  };

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

  /** Why a call was refused, for where it was made; empty where it was not. After a refusal the game is asked for anew. */
  async #tell(call: () => Promise<void>): Promise<string> {
    try {
      await call();
      return '';
    } catch (error) {
      await this.refresh();
      return problemText(error);
    }
  }

  async #take(view: View): Promise<void> {
    // An answer may overtake a later one.
    if (this.view && view.version < this.view.version) return;
    const before = this.log;
    let log = before ? continueLog(before, view) : openLog(view);
    if (!log && view.position !== null) {
      const whole = await api.game(this.id, 0, null);
      if (whole) [view, log] = [whole.view, openLog(whole.view)];
    }
    if (this.view?.version !== view.version) this.#polling.changed();
    if (view.seen !== undefined) this.#seen = Math.max(this.#seen ?? 0, view.seen);
    if (view.muted !== undefined) this.muted = view.muted;
    this.mismatch = checkDice(localStorage, view) ?? this.mismatch;
    this.log = log;
    this.view = view;
    table.deciding = view.legal.length > 0;
  }
}
