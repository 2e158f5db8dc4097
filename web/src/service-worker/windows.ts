/** The pages of the app that are open. */

import { self } from '$app/service-worker';
import type { Changed } from '../lib/platform/worker-message.ts';
import { windowFor } from './notice-click.ts';

/** The pages of before the first installation are ours too, though this worker does not serve them. */
export const openWindows = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Tells the pages that something has changed, in a game or in some. */
export async function tellPages(game: string | undefined): Promise<void> {
  const changed: Changed = { type: 'changed', ...(game !== undefined && { game }) };
  for (const page of await openWindows()) page.postMessage(changed);
}

/** Brings a page to the front, in a window that is open if there is one; whether it is in sight then. */
export async function showPage(path: string): Promise<boolean> {
  const { pathname } = new URL(path, location.origin);
  const page = windowFor(await openWindows(), pathname);
  if (page === undefined) return open(path);
  const there = new URL(page.url).pathname === pathname;
  const focused = await page.focus().catch(() => undefined);
  if (there) return focused !== undefined;
  try {
    await page.navigate(path);
    return focused !== undefined;
  } catch {
    // A page that this worker does not serve cannot be led elsewhere.
    return open(path);
  }
}

/** Browsers allow it shortly after a click only. */
async function open(path: string): Promise<boolean> {
  try {
    return (await self.clients.openWindow(path)) !== null;
  } catch {
    return false;
  }
}
