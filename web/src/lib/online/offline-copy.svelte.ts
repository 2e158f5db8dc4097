/**
 * The offline copy of one game: how it was last seen, and a move that has not reached the server. The code for it is loaded
 * after the game is shown, so that no game waits for it.
 */

import { makePly } from '@aeroplane/engine';
import type { View } from '../api-types/types.ts';
import { m } from '../i18n/messages.ts';
import { offline } from '../i18n/offline.ts';
import { offlineReady } from '../i18n/speech.ts';
import { momentOf } from '../i18n/time.ts';
import type { GameLog } from '../model/log.ts';
import { isSeated } from '../model/seats.ts';
import type { DroppedMove, UnsentMove } from '../offline/rows.ts';

const moves = () => import('../offline/unsent-moves.ts');
const sending = () => import('../offline/sending.ts');
const views = () => import('../offline/views.ts');

export class OfflineCopy {
  readonly #id: string;
  /** Made without a connection, and not sent yet. */
  unsent = $state.raw<UnsentMove>();
  /** Made without a connection, and then refused. */
  dropped = $state.raw<DroppedMove>();
  /** Says how old the game shown is; empty while the server can be reached. */
  asOf = $state('');

  constructor(id: string) {
    this.#id = id;
  }

  /** Reads the unsent and the refused move of the game, and loads the texts about them. */
  async look(): Promise<void> {
    const { unsentMove, droppedMove } = await moves();
    const [unsent, dropped] = await Promise.all([unsentMove(this.#id), droppedMove(this.#id)]);
    if (unsent || dropped) await offlineReady();
    [this.unsent, this.dropped] = [unsent, dropped];
  }

  /** Saves the game, if the reader has a seat in it. */
  async save(view: View, log: GameLog): Promise<void> {
    if (!isSeated(view)) return;
    await (await views()).saveView({ ...view, plies: log.plies.map(makePly) }, Date.now());
  }

  /** The game as last seen on this device; undefined if it never was. */
  async lastSeen(): Promise<View | undefined> {
    const saved = await (await views()).offlineView(this.#id);
    if (saved) await this.since(saved.atMs);
    return saved?.view;
  }

  /** Notes that the server cannot be reached, and that the game shown is from `atMs`. */
  async since(atMs: number): Promise<void> {
    await offlineReady();
    this.asOf = `${m.game.disconnected} ${offline.lastSeen.at(momentOf(Date.now(), atMs))}`;
  }

  /** Saves a move, to be sent once there is a connection. */
  async postpone(ply: number, move: string): Promise<void> {
    await (await sending()).sendLater({ game: this.#id, ply, move, atMs: Date.now() });
    await this.look();
  }

  /** Sends the unsent move; whether it was answered, which changes the game. */
  async send(): Promise<boolean> {
    if (!this.unsent) return false;
    await (await sending()).sendUnsentMoves();
    await this.look();
    return this.unsent === undefined;
  }

  async takeBack(): Promise<void> {
    await (await moves()).withdrawMove(this.#id);
    this.unsent = undefined;
  }

  /** The reader has read that the move was refused. */
  async understood(): Promise<void> {
    await (await moves()).forgetDroppedMove(this.#id);
    this.dropped = undefined;
  }
}
