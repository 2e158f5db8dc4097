/** Shows the notices of pushes, and handles clicks on them (docs/design.md#web-push). */

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

/** Closes notices whose decision is settled, and updates the badge. */
export async function tidy(): Promise<void> {
  try {
    const games = await myGames();
    await closeNotices(self.registration, (data) => isSettled(data, games));
    await showBadge(decisionsWaiting(games), self.navigator);
  } catch {
    // Offline or signed out: the next push or page tries again.
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
  // The move failed and no window can be opened any more: say so in a notice.
  if (!shown && move !== undefined) {
    const body = workerMessages[await workerLanguage()].notPlayed;
    const again = { ...data, kind: data.kind ?? 'unknown', choices: [], path };
    await show(notice.title, { ...ICONS, tag: notice.tag, body, data: again });
  }
}

/** Replaces a subscription that the browser has dropped, and tells the server. */
export async function renewSubscription(old: PushSubscription | null | undefined): Promise<void> {
  const applicationServerKey = old?.options.applicationServerKey ?? (await pushKey());
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey,
  });
  await putSubscription(subscription);
}
