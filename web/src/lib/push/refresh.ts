/** Keeps the badge and the shown notifications in step with the list of games (docs/design.md#web-push). */

import { myGames } from '../api/client.ts';
import { closeNotices } from './notifications.ts';
import { decisionsWaiting, isSettled, showBadge, type ListedGame, type NoticeData } from './waiting.ts';

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

async function close(gone: (data: Partial<NoticeData>) => boolean): Promise<void> {
  try {
    const notices = await registration();
    if (notices) await closeNotices(notices, gone);
  } catch {
    // They stay until the next refresh.
  }
}

/** Call with every list of games that a page loads. */
export async function noteGames(games: readonly ListedGame[]): Promise<void> {
  await showBadge(decisionsWaiting(games), navigator);
  await close((data) => isSettled(data, games));
}

/** Loads the list, if this browser has notifications or a badge to update. */
export async function refreshWaiting(): Promise<void> {
  const notified = 'Notification' in window && Notification.permission === 'granted';
  if (!notified && !('setAppBadge' in navigator)) return;
  await noteGames(await myGames());
}

const ASKS = ['decision', 'reminder'];

/** Closes the merely informative notifications of a game that is open. */
export const closeTold = (game: string): Promise<void> =>
  close((data) => data.game === game && !ASKS.includes(data.kind ?? ''));

/** Clears everything, after signing out. */
export async function clearAll(): Promise<void> {
  await showBadge(0, navigator);
  await close(() => true);
}
