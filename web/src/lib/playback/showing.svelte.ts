/** How a table shows its game: first the news since the last visit, then each ply as it arrives. */

import type { GameLog } from '../model/log.ts';
import type { TableDie } from '../model/table-die.ts';
import type { Cue } from '../sound/cue.ts';
import { Playback } from './playback.svelte.ts';
import { Recap } from './recap.svelte.ts';

/** From this many plies at once, playback can be hurried and skipped. */
const MANY = 4;

export class Showing {
  readonly playback: Playback;
  readonly recap: Recap;
  /** The plies played back happened before this visit. */
  away = $state(false);
  /** There is enough to play back that it can be hurried and skipped. */
  many = $state(false);

  /** Begins before ply `from` of a log, with the board rotated by quarter turns and a die that was rolled there. */
  constructor(
    log: GameLog,
    from: number,
    table: TableDie | null,
    rotation: number,
    oncue: (cue: Cue) => void,
  ) {
    this.playback = new Playback(rotation, oncue);
    this.playback.jumpTo(log, from, table);
    this.recap = new Recap(from < log.plies.length ? from : undefined);
    this.away = this.recap.from !== undefined;
  }

  /** Plays back the rest of a log, and rolls the die on the table. */
  playOn(log: GameLog, table: TableDie | null): void {
    if (this.away || log.plies.length - this.playback.shown >= MANY) this.many = true;
    void this.playback.playOn(log, table);
  }

  /** Everything has been played back. */
  settle(): void {
    this.away = false;
    this.many = false;
  }

  /** Plays the news since the last visit again. */
  again(log: GameLog, table: TableDie | null): void {
    if (this.recap.from === undefined) return;
    this.recap.reading = false;
    this.away = true;
    this.playback.jumpTo(log, this.recap.from);
    this.playOn(log, table);
  }

  /** Switches between reading the news and watching it. */
  read(reading: boolean): void {
    this.playback.skip();
    this.recap.reading = reading;
  }
}
