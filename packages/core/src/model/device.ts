/** Devices that a player receives pushes on: one browser each (docs/design.md#web-push). */

import { idOf } from '../kernel/id.ts';

export interface Device extends PushTarget {
  readonly player: string;
  /** The hash of the endpoint. */
  readonly id: string;
  /** The session of that browser; its pushes end with it. */
  readonly session: string;
  /** When a push last reached the browser's push service; null: never. */
  readonly reachedAtMs: number | null;
}

/** The id of the device behind an endpoint. */
export const deviceId = (endpoint: string): string => idOf(endpoint);

/** The address and keys of a browser that may be sent pushes. */
export interface PushTarget {
  readonly endpoint: string;
  /** The browser's public P-256 key, as base64url (RFC 8291). */
  readonly p256dh: string;
  /** The secret that it shares with senders, as base64url. */
  readonly auth: string;
}
