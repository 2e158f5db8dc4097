/** What a membership remembers of notices: their marks, each with the way by which it went (DESIGN § 6). */

import type { Device } from '../model/device.ts';
import type { Notice } from '../model/notice.ts';

/** The way of mails; those of pushes are named after their devices. */
export const EMAIL_CHANNEL = 'mail';

const WAY_LENGTH = 6;

export const channelOf = ({ id }: Device): string => id.slice(0, WAY_LENGTH);

const tokenOf = (notice: Pick<Notice, 'key'>, way: string): string => `${notice.key}@${way}`;

export const isReceipted = (told: readonly string[], notice: Pick<Notice, 'key'>, way: string): boolean =>
  told.includes(tokenOf(notice, way));

/** What was told once these notices were, too; what no longer counts is forgotten. */
export function withReceipts(
  told: readonly string[],
  notices: readonly Pick<Notice, 'key'>[],
  way: string,
  current: readonly Pick<Notice, 'key'>[],
): string[] {
  const kept = told.filter((token) => current.some(({ key: mark }) => token.startsWith(`${mark}@`)));
  return [...new Set([...kept, ...notices.map((notice) => tokenOf(notice, way))])];
}
