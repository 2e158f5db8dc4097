/**
 * The notices that are shown. Pages and the worker show them and look through them one at a time: Chromium forgets a
 * notice, and a tap on it does nothing, if it is asked for all of them while it is about to show that one.
 */

import { alone } from '../kernel/exclusive.ts';
import type { NoticeData } from './waiting.ts';

interface Shown {
  readonly data: unknown;
  close(): void;
}

interface Notices {
  getNotifications(): Promise<readonly Shown[]>;
}

const LOCK = 'notices';

const dataOf = ({ data }: Shown): Partial<NoticeData> => data ?? {};

/** Shows a notice; over once it is shown. */
export const showNotice = (
  notices: Pick<ServiceWorkerRegistration, 'showNotification'>,
  title: string,
  options: NotificationOptions,
): Promise<void> => alone(LOCK, () => notices.showNotification(title, options));

/** Closes the notices that `gone` says of. */
export const closeNotices = (notices: Notices, gone: (data: Partial<NoticeData>) => boolean): Promise<void> =>
  alone(LOCK, async () => {
    const shown = await notices.getNotifications();
    for (const notice of shown) if (gone(dataOf(notice))) notice.close();
  });
