/** What waits to be delivered: names what to tell whom, and where; the delivery reads the rest anew (DESIGN § 6). */

import type { NoticeKind } from './notice.ts';

/** A notice for one device. */
export interface PushMessage {
  readonly type: 'push';
  readonly player: string;
  readonly device: string;
  readonly game: string;
  readonly kind: NoticeKind;
  readonly key: string;
  /** Who nudges; absent for the other kinds. */
  readonly from?: string;
}

export type QueuedMessage =
  | PushMessage
  | { readonly type: 'push-test'; readonly player: string; readonly device: string }
  | { readonly type: 'digest'; readonly player: string }
  | { readonly type: 'confirm'; readonly player: string };
