/** Counts everything billable that a game uses. */

import type { Consumed } from '@aeroplane/table';
import type { Amounts, Unit } from './prices.ts';
import { CLOUD, type MeteredFunction } from './usage.ts';

const GB = 1024 ** 3;

export class Meter {
  readonly #amounts = new Map<Unit, number>();
  #tableCalls = 0;
  #paused = false;

  add(unit: Unit, amount: number): void {
    if (this.#paused) return;
    this.#amounts.set(unit, (this.#amounts.get(unit) ?? 0) + amount);
  }

  /** Runs work that belongs to the measurement, not to the game, without counting it. */
  async unmetered<T>(work: () => Promise<T>): Promise<T> {
    this.#paused = true;
    try {
      return await work();
    } finally {
      this.#paused = false;
    }
  }

  /** One call of the table. */
  consumed({ operation, units, indexUnits }: Pick<Consumed, 'operation' | 'units' | 'indexUnits'>): void {
    const [ofTable, ofIndexes] =
      operation === 'read'
        ? (['readUnits', 'indexReadUnits'] as const)
        : (['writeUnits', 'indexWriteUnits'] as const);
    this.#tableCalls += 1;
    this.add(ofTable, units - indexUnits);
    this.add(ofIndexes, indexUnits);
  }

  /** Runs a function's work and counts its time as on Lambda: slower, and with network time. */
  async invoke<T>(name: MeteredFunction, work: () => Promise<T>, otherCalls = 0): Promise<T> {
    const [calls, startedAtMs] = [this.#tableCalls, performance.now()];
    const result = await work();
    const memory = CLOUD.memoryMb[name];
    const workedMs = (performance.now() - startedAtMs) * Math.max(1, CLOUD.mbForOneProcessor / memory);
    const waitedMs = (this.#tableCalls - calls) * CLOUD.tableCallMs + otherCalls * CLOUD.otherCallMs;
    this.add('invocations', 1);
    this.add('gbSeconds', ((workedMs + waitedMs) / 1000) * (memory / 1024));
    return result;
  }

  log(lines: number): void {
    this.add('logGb', (lines * CLOUD.bytesOfLogLine) / GB);
  }

  /** One request through the distribution. */
  edge(requests: number, bytes: number): void {
    this.add('edgeRequests', requests);
    this.add('edgeFunctions', requests);
    // Routing reads the route list and the matching entry.
    this.add('edgeKeyReads', 2 * requests);
    this.add('edgeGb', bytes / GB);
  }

  /** App files; the distribution rarely has them cached, so S3 is asked as well. */
  files(requests: number, bytes: number): void {
    this.edge(requests, bytes);
    this.add('fileRequests', requests);
  }

  take(): Amounts {
    const amounts = Object.fromEntries(this.#amounts) as Amounts;
    this.#amounts.clear();
    return amounts;
  }
}
