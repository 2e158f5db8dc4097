/** The news of a game since the last visit: watched, watched again, or read. */

export class Recap {
  /** Its first ply; undefined without news, or once the reader has gone on. */
  from = $state<number>();
  /** The reader reads it rather than watches it. */
  reading = $state(false);

  constructor(from: number | undefined) {
    this.from = from;
  }

  /** The reader has gone on. */
  end(): void {
    this.from = undefined;
    this.reading = false;
  }
}
