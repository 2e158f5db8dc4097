/** What happened in a game while its reader was away: watched, watched again, or read. */

export class Recap {
  /** Its first ply; undefined where there is nothing, or it is no news any more. */
  from = $state<number>();
  /** It is read rather than watched. */
  reading = $state(false);

  /** It began with this ply. */
  constructor(from: number | undefined) {
    this.from = from;
  }

  /** The reader has gone on. */
  end(): void {
    this.from = undefined;
    this.reading = false;
  }
}
