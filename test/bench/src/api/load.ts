/** Clients that submit one request after another, each in its own game, with the latency of each. */

export interface Player {
  /** Submits the next move or roll, and resolves with its answer. */
  submit(): Promise<void>;
  close(): void;
}

export interface Measured {
  readonly perSecond: number;
  /** Milliseconds, sorted. */
  readonly times: readonly number[];
}

/** Lets all clients submit for the given time, each as fast as it is answered. */
export async function loadFor(ms: number, players: readonly Player[]): Promise<Measured> {
  const times: number[] = [];
  const begun = performance.now();
  await Promise.all(
    players.map(async (player) => {
      for (let at = performance.now(); at - begun < ms;) {
        await player.submit();
        const now = performance.now();
        times.push(now - at);
        at = now;
      }
    }),
  );
  const perSecond = (times.length * 1_000) / (performance.now() - begun);
  return { perSecond, times: times.sort((a, b) => a - b) };
}

/** The percentile of sorted values, for a part from 0 to 1. */
export function percentile(sorted: readonly number[], part: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  if (value === undefined) throw new RangeError('there is no percentile of nothing');
  return value;
}

export function merge(slices: readonly Measured[]): Measured {
  return {
    perSecond: slices.reduce((sum, { perSecond }) => sum + perSecond, 0) / slices.length,
    times: slices.flatMap(({ times }) => times).sort((a, b) => a - b),
  };
}
