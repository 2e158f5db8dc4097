/**
 * The browser's notifications. Pages and the worker take turns at showing and listing them: Chromium loses a notification
 * that it is about to show if it is asked for the list meanwhile, and a tap on it then does nothing.
 */

import { exclusive } from '../kernel/exclusive.ts';
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

/** Shows a notice; resolves once it is shown. */
export const showNotice = (
  notices: Pick<ServiceWorkerRegistration, 'showNotification'>,
  title: string,
  options: NotificationOptions,
): Promise<void> => exclusive(LOCK, () => notices.showNotification(title, options));

/** Closes the notices for which `gone` is true. */
export const closeNotices = (notices: Notices, gone: (data: Partial<NoticeData>) => boolean): Promise<void> =>
  exclusive(LOCK, async () => {
    const shown = await notices.getNotifications();
    for (const notice of shown) if (gone(dataOf(notice))) notice.close();
  });
