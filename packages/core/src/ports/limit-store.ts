/** Token buckets of the limits (docs/design.md#limits). */

import type { LimitName } from '../model/limit.ts';

export interface LimitStore {
  /** When a bucket is full again, in milliseconds since 1970; undefined where it is unused, or was used long ago. */
  readLimit(what: LimitName, who: string): Promise<number | undefined>;
  /** Sets when a bucket is full again; false, and nothing is changed, where the stored time is not `before`. */
  setLimit(what: LimitName, who: string, fullAtMs: number, before: number | undefined): Promise<boolean>;
  /**
   * Adds `byMs` to that time; false, and nothing is changed, where the stored time is later than `mostMs` or missing.
   */
  raiseLimit(what: LimitName, who: string, byMs: number, mostMs: number): Promise<boolean>;
  removeLimit(what: LimitName, who: string): Promise<void>;
}
