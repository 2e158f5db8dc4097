/** A time in which a clock stands still; its end is no part of it. */
export interface Pause {
  readonly startAtMs: number;
  readonly endAtMs: number;
}

export const holds = ({ startAtMs, endAtMs }: Pause, atMs: number): boolean =>
  startAtMs <= atMs && atMs < endAtMs;
