/** Devices that a player lets pushes come to: one browser each (DESIGN § 6). */

import { idOf } from '../kernel/id.ts';

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

/** A browser that a player has allowed to be told by Web Push. */
export interface PushTarget {
  readonly endpoint: string;
  /** The browser's P-256 key and its secret, as base64url: what only it can decrypt with (RFC 8291). */
  readonly p256dh: string;
  readonly auth: string;
}
