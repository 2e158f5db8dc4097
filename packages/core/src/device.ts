/** Devices that a player lets pushes come to: one browser each (DESIGN § 6). */

import type { PushTarget } from './couriers.ts';
import { idOf } from './ids.ts';

export interface Device extends PushTarget {
  readonly player: string;
  /** The hash of the endpoint. */
  readonly id: string;
  /** The session of that browser, with whose end the pushes end. */
  readonly session: string;
  /** When a push last arrived at the browser's push service; null: never yet. */
  readonly reachedAtMs: number | null;
}

/** The id of the device behind an endpoint. */
export const deviceId = (endpoint: string): string => idOf(endpoint);
