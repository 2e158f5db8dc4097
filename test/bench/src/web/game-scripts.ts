/** How much JavaScript the first visit to a game brings before it can be played. */

import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import type { AppPage } from '../../../pages/pages.ts';
import { contextFor, show } from '../../../pages/show.ts';

/** The scripts' bytes as a server that compresses with Brotli at its best sends them. */
export async function gameScriptBytes(browser: Browser, origin: string, game: AppPage): Promise<number> {
  const context = await contextFor(browser, origin, game, { serviceWorkers: 'block' });
  const bodies: Promise<Buffer>[] = [];
  context.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await show(context, game);
  const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  await context.close();
  return bytes;
}
