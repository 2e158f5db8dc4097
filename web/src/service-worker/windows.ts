/** The open pages of the app. */

import { self } from '$app/service-worker';
import type { Changed } from '../lib/platform/worker-message.ts';
import { windowFor } from './notice-click.ts';

/** Includes pages that were opened before the first installation, which this worker does not serve. */
export const openWindows = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Tells the pages that a game has changed; without an id, that any may have. */
export async function tellPages(game: string | undefined): Promise<void> {
  const changed: Changed = { type: 'changed', ...(game !== undefined && { game }) };
  for (const page of await openWindows()) page.postMessage(changed);
}

/** Brings a page to the front, in an open window if there is one; returns whether it is visible. */
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
    // A worker can navigate only pages that it serves.
    return open(path);
  }
}

/** Browsers allow this only shortly after a click. */
async function open(path: string): Promise<boolean> {
  try {
    return (await self.clients.openWindow(path)) !== null;
  } catch {
    return false;
  }
}
