/** How far the reader has seen a game, reported to the server. */

import { markSeen } from '../api/client.ts';

/** Delays the report, so that plies seen at once afterwards go along. */
const REPORT_AFTER_MS = 1_500;

export class SeenPlies {
  readonly #game: string;
  /** The first unseen ply; undefined for onlookers. */
  next: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string) {
    this.#game = game;
  }

  /** Takes over what the server knows. */
  known(ply: number): void {
    this.next = Math.max(this.next ?? 0, ply);
  }

  /** The plies before this one have been seen. */
  mark(ply: number): void {
    if (this.next === undefined || ply <= this.next) return;
    this.next = ply;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#report, REPORT_AFTER_MS);
  }

  /** Reports at once what waits to be reported. */
  readonly flush = (): void => {
    if (this.#timer !== undefined) this.#report();
  };

  readonly #report = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // If the report is lost, the same plies are shown again.
    markSeen(this.#game, this.next ?? 0).catch(() => undefined);
  };
}
