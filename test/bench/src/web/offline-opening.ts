/** How long a visited page takes to open without a network. */

import type { Browser, Page } from 'playwright-core';
import type { AppPage } from '../../../pages/pages.ts';
import { contextFor, show } from '../../../pages/show.ts';
import { median } from '../report.ts';

const ROUNDS = 7;

/** The median time from navigation until the heading is drawn, in milliseconds. */
export async function offlineOpenMs(browser: Browser, origin: string, shown: AppPage): Promise<number> {
  const context = await contextFor(browser, origin, shown, {});
  const page = await show(context, shown);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  // Reload, so that the worker also caches what the page fetched before the worker was there.
  await page.reload({ waitUntil: 'networkidle' });
  await context.setOffline(true);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await openingMs(page, shown.path));
  await context.close();
  return median(times);
}

async function openingMs(page: Page, path: string): Promise<number> {
  await page.goto('about:blank');
  const begun = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('h1').first().waitFor();
  return performance.now() - begun;
}
