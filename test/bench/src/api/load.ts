/** Clients that submit one thing after the other, each in a game of its own, and how long each answer took. */

export interface Player {
  /** Submits what comes next, and resolves once it is answered. */
  submit(): Promise<void>;
  close(): void;
}

export interface Measured {
  readonly perSecond: number;
  /** Milliseconds, sorted. */
  readonly times: readonly number[];
}

/** Has all of them submit, each as fast as it is answered, for so long. */
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

/** What is not exceeded by so much of all, from 0 to 1. */
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
