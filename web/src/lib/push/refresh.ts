/** Keeping badge and notices true to the list of games (DESIGN § 6). */

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
    // They stay until the next time.
  }
}

/** To be told of every list that a page has been given. */
export async function noteGames(games: readonly ListedGame[]): Promise<void> {
  await showBadge(decisionsWaiting(games), navigator);
  await close((data) => isSettled(data, games));
}

/** Asks for the list, where there is something to keep true by it. */
export async function refreshWaiting(): Promise<void> {
  const notified = 'Notification' in window && Notification.permission === 'granted';
  if (!notified && !('setAppBadge' in navigator)) return;
  await noteGames(await myGames());
}

const ASKS = ['decision', 'reminder'];

/** Closes what only told something of a game that is being looked at. */
export const closeTold = (game: string): Promise<void> =>
  close((data) => data.game === game && !ASKS.includes(data.kind ?? ''));

/** After signing out nothing is anybody's business any more. */
export async function clearAll(): Promise<void> {
  await showBadge(0, navigator);
  await close(() => true);
}
