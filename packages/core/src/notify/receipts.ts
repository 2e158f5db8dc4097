/** What a membership remembers of notices: their marks, each with the way by which it went (DESIGN § 6). */

import type { Device } from '../model/device.ts';
import type { Notice } from '../model/notice.ts';

/** The way of mails; those of pushes are named after their devices. */
export const MAIL_WAY = 'mail';

const WAY_LENGTH = 6;

export const wayOf = ({ id }: Device): string => id.slice(0, WAY_LENGTH);

const tokenOf = (notice: Pick<Notice, 'mark'>, way: string): string => `${notice.mark}@${way}`;

export const wasTold = (told: readonly string[], notice: Pick<Notice, 'mark'>, way: string): boolean =>
  told.includes(tokenOf(notice, way));

/** What was told once these notices were, too; what no longer counts is forgotten. */
export function withTold(
  told: readonly string[],
  notices: readonly Pick<Notice, 'mark'>[],
  way: string,
  current: readonly Pick<Notice, 'mark'>[],
): string[] {
  const kept = told.filter((token) => current.some(({ mark }) => token.startsWith(`${mark}@`)));
  return [...new Set([...kept, ...notices.map((notice) => tokenOf(notice, way))])];
}
