/** The ways by which notices leave: what the delivery of them is given (DESIGN § 6). */

import type { PushTarget } from '../model/device.ts';
import type { NoticeContent } from '../model/notice.ts';

/** Thrown by a courier that could not deliver, where a later attempt may. */
export class NotDelivered extends Error {
  override readonly name = 'NotDelivered';
  /** How long the other side asked to be left alone; undefined: it did not say. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, retryAfterMs?: number) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

export interface PushCourier {
  /**
   * Sends a notice, or a test of whether the device is reached. `gone`: the browser no longer takes any. Errors:
   * `NotDelivered`.
   */
  send(target: PushTarget, what: NoticeContent | PushTest): Promise<'sent' | 'gone'>;
}

/** A push that tells nothing but that pushes arrive. */
export interface PushTest {
  readonly kind: 'test';
  readonly language?: string;
  readonly badge: number;
}

/** One mail about all games that wait for its reader. */
export interface Digest {
  readonly name: string;
  readonly language?: string;
  readonly notices: readonly NoticeContent[];
  /** What an unsubscribing reader, or their mail program, hands back. */
  readonly unsubscribeToken: string;
}

/** The mail that asks whether an address is its player's. */
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
  /** undefined: this server sends no mails. */
  readonly mail: MailCourier | undefined;
}
