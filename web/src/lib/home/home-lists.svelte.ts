/** The lists of the home page: as the server has them, or else as they were last seen; and the games on this device. */

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
  /** Where the next page of finished games begins. */
  more = $state<string>();
  local = $state.raw<LocalGame[]>([]);
  /** The server cannot be reached: since when the lists are as they are. */
  asOfMs = $state<number>();
  nowMs = $state(Date.now());
  /** Whoever has never been here need not wait for an answer, and reads at once what there is here. */
  #status = $state<'loading' | 'nobody' | 'ready' | 'failed'>('nobody');

  get status(): 'loading' | 'nobody' | 'ready' | 'failed' {
    const some = this.games.length + this.done.length + this.local.length > 0;
    if (this.#status === 'loading') return 'loading';
    if (some) return 'ready';
    return this.#status === 'ready' ? 'nobody' : this.#status;
  }

  /** For the first time on a page. */
  async begin(): Promise<void> {
    if (mayHavePlayer(localStorage)) this.#status = 'loading';
    await this.load();
  }

  async load(): Promise<void> {
    await Promise.all([this.#loadOnline(), this.loadLocal()]);
  }

  /** Where nothing can be kept there are none. */
  async loadLocal(): Promise<void> {
    this.local = await localGames().catch(() => []);
  }

  /** Nobody has asked before this browser had a player, so the lists come first and the question never. */
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

  /** Whoever was signed out from elsewhere leaves nothing here. */
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

  /** For when there is no network: the lists, and the games in which there is something to decide. */
  async #keep(): Promise<void> {
    await saveLists(this.games, this.done, this.nowMs);
    for (const id of await decisionsNotOffline(this.games)) {
      const answer = await api.game(id, 0, null);
      if (answer) await saveView(answer.view, Date.now());
    }
  }
}
