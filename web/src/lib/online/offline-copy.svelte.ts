/**
 * One game without a network: how it was last seen, and a choice that has not reached the server. What it needs for that
 * is fetched once the game is shown, so that no game waits for it.
 */

import { makePly } from '@aeroplane/engine';
import type { View } from '../api-types/types.ts';
import { m } from '../i18n/messages.ts';
import { offline } from '../i18n/offline.ts';
import { offlineReady } from '../i18n/speech.ts';
import { momentOf } from '../i18n/time.ts';
import type { GameLog } from '../model/log.ts';
import { isSeated } from '../model/seats.ts';
import type { DroppedChoice, KeptChoice } from '../offline/rows.ts';

const choices = () => import('../offline/unsent-moves.ts');
const sending = () => import('../offline/sending.ts');
const views = () => import('../offline/views.ts');

export class Keeping {
  readonly #id: string;
  /** Made without a connection, and kept. */
  unsent = $state.raw<KeptChoice>();
  /** Made without a connection, and refused since. */
  dropped = $state.raw<DroppedChoice>();
  /** Says since when the game is as it is shown; empty while the server can be reached. */
  asOf = $state('');

  constructor(id: string) {
    this.#id = id;
  }

  /** Reads what is kept of this game's choices, and makes the texts about it ready. */
  async look(): Promise<void> {
    const { keptChoice, droppedChoice } = await choices();
    const [unsent, dropped] = await Promise.all([keptChoice(this.#id), droppedChoice(this.#id)]);
    if (unsent || dropped) await offlineReady();
    [this.unsent, this.dropped] = [unsent, dropped];
  }

  /** Keeps one's own game as it is now. */
  async keep(view: View, log: GameLog): Promise<void> {
    if (!isSeated(view)) return;
    await (await views()).keepView({ ...view, plies: log.plies.map(makePly) }, Date.now());
  }

  /** The game as it was last seen on this device; undefined where it was not. */
  async lastSeen(): Promise<View | undefined> {
    const kept = await (await views()).keptView(this.#id);
    if (kept) await this.since(kept.atMs);
    return kept?.view;
  }

  /** The server cannot be reached: what is shown is from then. */
  async since(atMs: number): Promise<void> {
    await offlineReady();
    this.asOf = `${m.game.disconnected} ${offline.lastSeen.at(momentOf(Date.now(), atMs))}`;
  }

  /** Keeps a choice, to be sent once there is a connection. */
  async postpone(ply: number, move: string): Promise<void> {
    await (await sending()).keepForLater({ game: this.#id, ply, move, atMs: Date.now() });
    await this.look();
  }

  /** Sends it; whether it was answered, so that the game is another now. */
  async send(): Promise<boolean> {
    if (!this.unsent) return false;
    await (await sending()).sendKept();
    await this.look();
    return this.unsent === undefined;
  }

  async takeBack(): Promise<void> {
    await (await choices()).forgetChoice(this.#id);
    this.unsent = undefined;
  }

  /** The reader knows that it was dropped. */
  async understood(): Promise<void> {
    await (await choices()).forgetDropped(this.#id);
    this.dropped = undefined;
  }
}
