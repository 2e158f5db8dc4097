/**
 * The JavaScript that a first visit to a game loads. The service worker's downloads do not count: it fetches the whole
 * app once the page is there.
 */

import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { AppPage } from '../../../pages/pages.ts';
import { contextFor, show } from '../../../pages/show.ts';

/** The target of docs/design.md#figures. */
export const GAME_SCRIPTS_KB = 80;

/** In units of 1,024 bytes, to one decimal, compressed with Brotli at its highest level. */
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
