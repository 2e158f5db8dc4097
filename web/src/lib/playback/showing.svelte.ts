/** How a table shows its game: first what happened while the reader was away, then whatever comes. */

import type { GameLog } from '../model/log.ts';
import type { Cue } from '../sound/cue.ts';
import { Playback, type TableDie } from './playback.svelte.ts';
import { Recap } from './recap.svelte.ts';

/** So many plies at once can be hurried and skipped. */
const MANY = 4;

export class Showing {
  readonly playback: Playback;
  readonly recap: Recap;
  /** What is shown happened before this visit. */
  away = $state(false);
  /** So much is shown that it can be hurried and skipped. */
  many = $state(false);

  /** Begins before ply `from` of a log, with the board turned so, and with a die that lies there. */
  constructor(log: GameLog, from: number, table: TableDie | null, turn: number, oncue: (cue: Cue) => void) {
    this.playback = new Playback(turn, oncue);
    this.playback.jumpTo(log, from, table);
    this.recap = new Recap(from < log.plies.length ? from : undefined);
    this.away = this.recap.from !== undefined;
  }

  /** Shows whatever a log has that was not shown yet, and the die on the table. */
  playOn(log: GameLog, table: TableDie | null): void {
    if (this.away || log.plies.length - this.playback.shown >= MANY) this.many = true;
    void this.playback.playOn(log, table);
  }

  /** Everything there is has been shown. */
  rest(): void {
    this.away = false;
    this.many = false;
  }

  /** Shows once more what happened while the reader was away. */
  again(log: GameLog, table: TableDie | null): void {
    if (this.recap.from === undefined) return;
    this.recap.reading = false;
    this.away = true;
    this.playback.jumpTo(log, this.recap.from);
    this.playOn(log, table);
  }

  /** It is read rather than watched, or no more. */
  read(reading: boolean): void {
    this.playback.skip();
    this.recap.reading = reading;
  }
}
