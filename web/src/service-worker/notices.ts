/** Pushes, the notices that they show, and clicks on these (DESIGN § 6). */

import { self } from '$app/service-worker';
import { workerLanguage } from '../lib/i18n/worker-language.ts';
import { workerMessages } from '../lib/i18n/worker-messages.ts';
import { closeNotices, showNotice } from '../lib/push/notifications.ts';
import { decisionsWaiting, isSettled, showBadge, type NoticeData } from '../lib/push/waiting.ts';
import { myGames, playMove, pushKey, putSubscription } from './calls.ts';
import { moveOf } from './notice-click.ts';
import { ICONS, noticeOf, type NoticeOptions } from './push-notice.ts';
import { showPage, tellPages } from './windows.ts';

const show = (title: string, options: NoticeOptions): Promise<void> =>
  showNotice(self.registration, title, options);

/** Closes what asks for something that is settled, and counts what waits. */
export async function tidy(): Promise<void> {
  try {
    const games = await myGames();
    await closeNotices(self.registration, (data) => isSettled(data, games));
    await showBadge(decisionsWaiting(games), self.navigator);
  } catch {
    // Offline, or signed out: the next push or page does it.
  }
}

export async function receivePush(text: string | undefined): Promise<void> {
  const { title, options, badge } = noticeOf(text, location.origin, await workerLanguage());
  await show(title, options);
  if (badge !== undefined) await showBadge(badge, self.navigator);
  await tellPages(options.data.game);
  await tidy();
}

export async function clickNotice(notice: Notification, action: string): Promise<void> {
  notice.close();
  const data = (notice.data ?? {}) as Partial<NoticeData>;
  const { path = '/', game } = data;
  const move = moveOf(action, data);
  if (move !== undefined && (await playMove(move))) {
    await tellPages(game);
    await tidy();
    return;
  }
  const shown = await showPage(path);
  await tellPages(game);
  // Too late to open a window: then at least it is said.
  if (!shown && move !== undefined) {
    const body = workerMessages[await workerLanguage()].notPlayed;
    const again = { ...data, kind: data.kind ?? 'unknown', choices: [], path };
    await show(notice.title, { ...ICONS, tag: notice.tag, body, data: again });
  }
}

/** The browser has given up its subscription: asks for another and tells the server. */
export async function renewSubscription(old: PushSubscription | null | undefined): Promise<void> {
  const applicationServerKey = old?.options.applicationServerKey ?? (await pushKey());
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey,
  });
  await putSubscription(subscription);
}
