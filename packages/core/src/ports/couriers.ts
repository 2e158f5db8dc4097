/** Couriers: the channels that notices are delivered by (docs/design.md#notices). */

import type { PushTarget } from '../model/device.ts';
import type { NoticeContent } from '../model/notice.ts';

/** A failed delivery that a later attempt may achieve. */
export class NotDelivered extends Error {
  override readonly name = 'NotDelivered';
  /** The delay that the other side asked for; undefined: none. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, retryAfterMs?: number) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

export interface PushCourier {
  /** Sends a notice, or a test push. `gone`: the browser accepts no more pushes. Errors: `NotDelivered`. */
  send(target: PushTarget, what: NoticeContent | PushTest): Promise<'sent' | 'gone'>;
}

/** A push that only shows that pushes arrive. */
export interface PushTest {
  readonly kind: 'test';
  readonly language?: string;
  readonly badge: number;
}

/** One email about all games that wait for its reader. */
export interface Digest {
  readonly name: string;
  readonly language?: string;
  readonly notices: readonly NoticeContent[];
  /** The token in the unsubscribe link, which a mail program may follow by itself. */
  readonly unsubscribeToken: string;
}

/** The email that asks a player to confirm their address. */
export interface Confirmation {
  readonly name: string;
  readonly language?: string;
  readonly confirmToken: string;
}

export interface MailCourier {
  /** Errors of both: `NotDelivered`. */
  sendDigest(address: string, digest: Digest): Promise<void>;
  sendConfirmation(address: string, confirmation: Confirmation): Promise<void>;
}

export interface Couriers {
  readonly push: PushCourier;
  /** undefined: this server sends no emails. */
  readonly mail: MailCourier | undefined;
}
