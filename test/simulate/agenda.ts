/** Simulated time: entries run one after the other, those of one instant in the order in which they were added. */

import type { Clock } from '@aeroplane/core';

/** An activity over time: it yields the milliseconds to wait before it continues. */
export type Script = AsyncGenerator<number, void, void>;

interface Entry {
  readonly atMs: number;
  readonly number: number;
  readonly run: () => Promise<void>;
}

const isBefore = (one: Entry, other: Entry): boolean =>
  one.atMs < other.atMs || (one.atMs === other.atMs && one.number < other.number);

export class Agenda implements Clock {
  #nowMs: number;
  #entries = 0;
  /** A binary heap, the next entry first. */
  readonly #heap: Entry[] = [];

  constructor(startMs: number) {
    this.#nowMs = startMs;
  }

  nowMs(): number {
    return this.#nowMs;
  }

  get nextAtMs(): number {
    return this.#heap[0]?.atMs ?? Infinity;
  }

  at(atMs: number, run: () => Promise<void>): void {
    const heap = this.#heap;
    // Clocks count whole milliseconds.
    const entry = { atMs: Math.max(this.#nowMs, Math.round(atMs)), number: (this.#entries += 1), run };
    let at = heap.push(entry) - 1;
    for (let parent = (at - 1) >> 1; at > 0; parent = (at - 1) >> 1) {
      const above = heap[parent];
      if (above === undefined || !isBefore(entry, above)) break;
      heap[at] = above;
      at = parent;
    }
    heap[at] = entry;
  }

  after(ms: number, run: () => Promise<void>): void {
    this.at(this.#nowMs + ms, run);
  }

  /** Starts a script now, and continues it after each wait. */
  async follow(script: Script): Promise<void> {
    const step = await script.next();
    if (step.done !== true) this.after(step.value, () => this.follow(script));
  }

  /** Moves the clock to the next entry and runs it. */
  async next(): Promise<void> {
    const entry = this.#take();
    if (entry === undefined) throw new Error('nothing is to happen any more');
    this.#nowMs = entry.atMs;
    await entry.run();
  }

  /** Moves the clock forward, to before the next entry. */
  wait(untilMs: number): void {
    this.#nowMs = Math.max(this.#nowMs, untilMs);
  }

  #take(): Entry | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      const [left, right] = [heap[child], heap[child + 1]];
      if (left === undefined) break;
      if (right !== undefined && isBefore(right, left)) child += 1;
      const below = heap[child];
      if (below === undefined || !isBefore(below, last)) break;
      heap[at] = below;
      at = child;
    }
    heap[at] = last;
    return first;
  }
}
