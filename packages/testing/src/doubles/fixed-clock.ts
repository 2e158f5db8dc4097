/** A clock that stands still until a test moves it. */

import type { Clock } from '@aeroplane/core';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export class FixedClock implements Clock {
  #nowMs: number;

  constructor(nowMs = Date.UTC(2030, 0, 1, 12)) {
    this.#nowMs = nowMs;
  }

  nowMs(): number {
    return this.#nowMs;
  }

  set(nowMs: number): void {
    this.#nowMs = nowMs;
  }

  advance(ms: number): void {
    this.#nowMs += ms;
  }
}
