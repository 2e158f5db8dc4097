/**
 * How much JavaScript a first visit to a game brings by itself. Not what the service worker keeps for later: it fetches
 * the whole app, once the page is there.
 */

import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { AppPage } from '../../../pages/pages.ts';
import { contextFor, show } from '../../../pages/show.ts';

/** DESIGN § 11 */
export const GAME_SCRIPTS_KB = 80;

/** In units of 1,024 bytes, to a tenth, as a server that compresses with Brotli at its best sends them. */
export async function gameScriptsKB(
  browser: Browser,
  origin: string,
  game: AppPage,
  options: BrowserContextOptions = {},
): Promise<number> {
  const context = await contextFor(browser, origin, game, { ...options, serviceWorkers: 'block' });
  const bodies: Promise<Buffer>[] = [];
  context.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await show(context, game);
  const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  await context.close();
  return Math.round(bytes / 102.4) / 10;
}
