/** Opens a page as a reader would, until it is complete. */

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { giveSession } from '../e2e/person.ts';
import type { AppPage } from './pages.ts';

export interface Screen {
  readonly name: string;
  readonly options: BrowserContextOptions;
}

export const SCREENS: readonly Screen[] = [
  { name: 'phone', options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true } },
  { name: 'tablet', options: { viewport: { width: 820, height: 1180 }, hasTouch: true } },
  { name: 'desktop', options: { viewport: { width: 1280, height: 800 } } },
];

export const THEMES = ['light', 'dark'] as const;

/** Longer than a page takes on a busy machine. */
const PATIENCE_MS = 60_000;

/** A browser context signed in as the page's player. */
export async function contextFor(
  browser: Browser,
  origin: string,
  { by }: AppPage,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  if (by !== undefined) await giveSession(context, by);
  return context;
}

/** Opens the page, and waits for its requests and fonts. */
export async function show(context: BrowserContext, { path, button }: AppPage): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('main').first().waitFor();
  await page.waitForLoadState('networkidle');
  if (button !== undefined) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.waitForURL((url) => url.pathname !== path);
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  return page;
}
