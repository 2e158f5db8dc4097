/**
 * Messages that wait for delivery: they name recipient and notice, and delivery reads everything else
 * (docs/design.md#notices).
 */

import type { NoticeKind } from './notice.ts';

/** A notice for one device. */
export interface PushMessage {
  readonly type: 'push';
  readonly player: string;
  readonly device: string;
  readonly game: string;
  readonly kind: NoticeKind;
  readonly key: string;
  /** The player who nudges; absent for other kinds. */
  readonly from?: string;
}

export type QueuedMessage =
  | PushMessage
  | { readonly type: 'push-test'; readonly player: string; readonly device: string }
  | { readonly type: 'digest'; readonly player: string }
  | { readonly type: 'confirm'; readonly player: string };
