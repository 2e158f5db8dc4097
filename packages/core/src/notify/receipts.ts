/** Delivery receipts in a membership: a notice's key and the channel that delivered it (docs/design.md#notices). */

import type { Device } from '../model/device.ts';
import type { Notice } from '../model/notice.ts';

/** The channel of emails; a push's channel is named after its device. */
export const EMAIL_CHANNEL = 'mail';

/** Enough of a device's id to tell a player's few devices apart: the stored item is paid for by its size. */
const CHANNEL_LENGTH = 6;

export const channelOf = ({ id }: Device): string => id.slice(0, CHANNEL_LENGTH);

const receiptOf = ({ key }: Pick<Notice, 'key'>, channel: string): string => `${key}@${channel}`;

export const isReceipted = (
  receipts: readonly string[],
  notice: Pick<Notice, 'key'>,
  channel: string,
): boolean => receipts.includes(receiptOf(notice, channel));

/** The receipts with those of `notices` by one channel added, and without those of notices that are not `current`. */
export function withReceipts(
  receipts: readonly string[],
  notices: readonly Pick<Notice, 'key'>[],
  channel: string,
  current: readonly Pick<Notice, 'key'>[],
): string[] {
  const valid = receipts.filter((receipt) => current.some(({ key }) => receipt.startsWith(`${key}@`)));
  return [...new Set([...valid, ...notices.map((notice) => receiptOf(notice, channel))])];
}
