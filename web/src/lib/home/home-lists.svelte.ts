/** The lists of the home page: the server's, or their offline copies; and the games on this device. */

import type { DoneGame, Summary } from '../api-types/types.ts';
import * as api from '../api/client.ts';
import { mayHavePlayer, notePlayer } from '../api/known-player.ts';
import { problemCode } from '../api/problem-text.ts';
import { localGames } from '../local/local-games.ts';
import type { LocalGame } from '../model/local-game.ts';
import { forgetOnline, saveLists, offlineLists, decisionsNotOffline } from '../offline/lists.ts';
import { saveView } from '../offline/views.ts';
import { noteGames } from '../push/refresh.ts';

export class HomeLists {
  games = $state.raw<Summary[]>([]);
  done = $state.raw<DoneGame[]>([]);
  /** The cursor of the next page of finished games. */
  more = $state<string>();
  local = $state.raw<LocalGame[]>([]);
  /** When the lists were loaded, if the server cannot be reached now. */
  asOfMs = $state<number>();
  nowMs = $state(Date.now());
  /** Starts as `nobody`: a newcomer sees the welcome at once instead of waiting for the server. */
  #status = $state<'loading' | 'nobody' | 'ready' | 'failed'>('nobody');

  get status(): 'loading' | 'nobody' | 'ready' | 'failed' {
    const some = this.games.length + this.done.length + this.local.length > 0;
    if (this.#status === 'loading') return 'loading';
    if (some) return 'ready';
    return this.#status === 'ready' ? 'nobody' : this.#status;
  }

  /** The first load of a page. */
  async begin(): Promise<void> {
    if (mayHavePlayer(localStorage)) this.#status = 'loading';
    await this.load();
  }

  async load(): Promise<void> {
    await Promise.all([this.#loadOnline(), this.loadLocal()]);
  }

  /** Without a database there are no games on this device. */
  async loadLocal(): Promise<void> {
    this.local = await localGames().catch(() => []);
  }

  /** The answer to the lists also tells whether this browser has a player: no extra request. */
  async #loadOnline(): Promise<void> {
    try {
      const [games, { games: done, next }] = await Promise.all([api.myGames(), api.myDoneGames()]);
      [this.games, this.done, this.more] = [games, done, next];
      this.nowMs = Date.now();
      this.asOfMs = undefined;
      this.#status = 'ready';
      notePlayer();
      void noteGames(games);
      this.#keep().catch(() => undefined);
    } catch (error) {
      if (problemCode(error) === 'not-signed-in') this.#leave();
      else if (this.#status !== 'ready') await this.#showKept();
      else this.asOfMs ??= this.nowMs;
    }
  }

  async loadMore(): Promise<void> {
    const page = await api.myDoneGames(this.more);
    [this.done, this.more] = [[...this.done, ...page.games], page.next];
  }

  /** A player who was signed out from another device leaves no copies here. */
  #leave(): void {
    [this.games, this.done, this.more, this.asOfMs] = [[], [], undefined, undefined];
    this.#status = 'nobody';
    forgetOnline().catch(() => undefined);
  }

  async #showKept(): Promise<void> {
    const kept = await offlineLists().catch(() => undefined);
    if (kept) [this.games, this.done, this.asOfMs] = [kept.games, kept.done, kept.atMs];
    this.#status = kept ? 'ready' : 'failed';
  }

  /** Saves offline copies of the lists, and of the games with a decision. */
  async #keep(): Promise<void> {
    await saveLists(this.games, this.done, this.nowMs);
    for (const id of await decisionsNotOffline(this.games)) {
      const answer = await api.game(id, 0, null);
      if (answer) await saveView(answer.view, Date.now());
    }
  }
}
