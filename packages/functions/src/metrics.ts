/**
 * Metrics, logged in CloudWatch's embedded metric format, which needs no call. At most one line an invocation, and only
 * one dimension, since each metric is billed for each dimension.
 */

import { printLine, type Print } from './log.ts';

/** The metrics and their units. */
export const METRICS = {
  /** Accepted moves and rolls of players, without repeats. */
  Moves: 'Count',
  /** Writes of games that lost to another writer. */
  Conflicts: 'Count',
  /** Notices accepted by push services or mail servers. */
  Notices: 'Count',
  /** Decisions not made in time. */
  Misses: 'Count',
  /** Reported players. */
  Reports: 'Count',
  /** Requests answered with a 5xx. */
  Faults: 'Count',
  /** How long the oldest due item has waited for the sweep. */
  SweeperLag: 'Milliseconds',
} as const;

export type Metric = keyof typeof METRICS;

export interface MetricsOptions {
  readonly namespace: string;
  readonly stage: string;
  readonly print?: Print;
}

export class Metrics {
  readonly #options: MetricsOptions;
  readonly #values = new Map<Metric, number>();

  constructor(options: MetricsOptions) {
    this.#options = options;
  }

  count(metric: Metric, by = 1): void {
    if (by !== 0) this.set(metric, (this.#values.get(metric) ?? 0) + by);
  }

  set(metric: Metric, value: number): void {
    this.#values.set(metric, value);
  }

  /** Logs the metrics since the last flush, if there are any. */
  flush(): void {
    if (this.#values.size === 0) return;
    const { namespace, stage, print = printLine } = this.#options;
    const metrics = [...this.#values.keys()].map((name) => ({ Name: name, Unit: METRICS[name] }));
    const directive = { Namespace: namespace, Dimensions: [['Stage']], Metrics: metrics };
    print(
      JSON.stringify({
        _aws: { Timestamp: Date.now(), CloudWatchMetrics: [directive] },
        Stage: stage,
        ...Object.fromEntries(this.#values),
      }),
    );
    this.#values.clear();
  }
}
