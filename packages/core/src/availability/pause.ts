/** A time in which a clock stands still, up to but not including its end. */
export interface Pause {
  readonly startAtMs: number;
  readonly endAtMs: number;
}

export const holds = ({ startAtMs, endAtMs }: Pause, atMs: number): boolean =>
  startAtMs <= atMs && atMs < endAtMs;
