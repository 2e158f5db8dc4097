/**
 * Counts of what happens, written to the log in CloudWatch's embedded metric format, which makes metrics of them without
 * a call. One line an invocation at most, and one dimension only, since each metric of each dimension is paid for.
 */

import { printLine, type Print } from './log.ts';

/** The metrics and their units. */
export const METRICS = {
  /** Moves and rolls that people submitted and that were taken, each once. */
  Moves: 'Count',
  /** Writes of games that another writer was faster than. */
  Conflicts: 'Count',
  /** Notices that push services or mail servers took. */
  Notices: 'Count',
  /** Decisions that nobody took in time. */
  Misses: 'Count',
  /** Players that were reported to whoever runs the server. */
  Reports: 'Count',
  /** Requests that ended in an error of ours. */
  Faults: 'Count',
  /** How long what was due has waited for the sweeper. */
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

  /** Writes what was counted since the last time, if anything was. */
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
