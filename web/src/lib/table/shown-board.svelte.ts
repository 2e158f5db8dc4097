/** What the board, the seats and their dice show: the game as far as it was played back, or the ply looked back at. */

import { boardTurned, piecesOf, type Piece } from '@aeroplane/board';
import { seatOf, type Position, type Seat } from '@aeroplane/engine';
import { positionAt, seatOfPly } from '../model/log.ts';
import { lookedAt } from '../model/look-back.ts';
import { turnFor } from '../model/own-side.ts';
import { device } from '../platform/device.svelte.ts';
import type { Playback } from '../playback/playback.svelte.ts';
import type { Side } from './side.svelte.ts';
import type { TableSource } from './table-source.ts';

export class ShownBoard {
  readonly #source: TableSource;
  readonly #playback: Playback;
  readonly #side: Side;

  constructor(source: TableSource, playback: Playback, side: Side) {
    this.#source = source;
    this.#playback = playback;
    this.#side = side;
  }

  /** How the board lies before its reader, in clockwise quarter turns. */
  readonly rotation = $derived.by(() => turnFor(this.#source.view, device.settings.ownColourBelow));

  /** The whole log has been played back, so what the board shows is the game as it stands. */
  readonly settled = $derived.by(
    () => !this.#playback.busy && this.#playback.shown === this.#source.view.ply,
  );

  /** The position that playback has reached. */
  get reached(): Position | undefined {
    return positionAt(this.#source.log, this.#playback.shown);
  }

  /** Whose ply playback is at; null once all were shown. */
  get playedBack(): Seat | null {
    const { view, log } = this.#source;
    return this.#playback.shown < view.ply ? seatOfPly(log, this.#playback.shown) : null;
  }

  /** Set while the reader looks back. */
  readonly past = $derived.by(() => this.#side.look && lookedAt(this.#source.log, this.#side.look));

  get position(): Position | undefined {
    return this.past ? this.past.position : this.reached;
  }

  readonly pieces = $derived.by((): readonly Piece[] =>
    this.past?.position ? piecesOf(boardTurned(this.rotation), this.past.position) : this.#playback.pieces,
  );

  /** The seat that rolls or decides. */
  get active(): Seat | null {
    if (this.past) return this.past.active;
    const { toAct } = this.#source.view;
    return this.playedBack ?? (toAct ? seatOf(toAct) : (this.reached?.turn ?? null));
  }

  get dice(): readonly (number | null)[] {
    return (this.past ?? this.#playback).dice;
  }
}
