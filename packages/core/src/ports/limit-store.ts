/** Token buckets of the limits (docs/design.md#limits). */

import type { LimitName } from '../model/limit.ts';

export interface LimitStore {
  /** When a bucket of a limit is full again, in milliseconds since 1970; undefined where it was not used, or long ago. */
  readLimit(what: LimitName, who: string): Promise<number | undefined>;
  /** Notes when a bucket is full again; false, and nothing is changed, where it does not say `before`. */
  setLimit(what: LimitName, who: string, fullAtMs: number, before: number | undefined): Promise<boolean>;
  /** Notes that a bucket is full so much later; false, and nothing is changed, where it says more than `mostMs`, or nothing. */
  raiseLimit(what: LimitName, who: string, byMs: number, mostMs: number): Promise<boolean>;
  removeLimit(what: LimitName, who: string): Promise<void>;
}
