/**
 * Accessibility of every page (WCAG 2.2 AA): axe finds nothing, and on every screen, with text of up to twice the usual
 * size, nothing is cut off.
 */

import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preparePages, type AppPage } from '../pages/pages.ts';
import { contextFor, show, THEMES } from '../pages/show.ts';
import { openSite, type Site } from './site.ts';

const MEASURES = fileURLToPath(new URL('in-browser/measures.js', import.meta.url));

const SMALL = { width: 320, height: 640 };
const SCREENS = [
  SMALL,
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];

/** Faults, each with the page on which it was found. */
const found = {
  axe: [] as string[],
  targets: [] as string[],
  fit: [] as string[],
  largeText: [] as string[],
};

let site: Site;

async function runAxe(page: Page, name: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page })
      // There are no frames, so the results need no page of their own.
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] })
      .analyze();
    for (const { id, nodes } of violations) {
      for (const { target } of nodes) found.axe.push(`${name}, ${colorScheme}: ${id}: ${target.join(' ')}`);
    }
  }
}

async function measureFit(page: Page, name: string, faults: string[]): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const where = `${name}, ${screen.width}×${screen.height}`;
    const overflow = await page.evaluate<number>('measureOverflow()');
    if (overflow !== 0) faults.push(`${where}: ${overflow} px wider than the screen`);
    for (const fault of await page.evaluate<string[]>('measureText()')) faults.push(`${where}: ${fault}`);
  }
}

async function survey(context: BrowserContext, shown: AppPage): Promise<void> {
  const page = await show(context, shown);
  await runAxe(page, shown.name);
  for (const target of await page.evaluate<string[]>('measureTargets()')) {
    found.targets.push(`${shown.name}: ${target}`);
  }
  await measureFit(page, shown.name, found.fit);
  // Like the browser's setting for text size.
  await page.evaluate('void (document.documentElement.style.fontSize = "200%")');
  await measureFit(page, shown.name, found.largeText);
  await page.close();
}

/** Visits one person's pages in one browser, one after the other. */
async function surveyAll(pages: readonly AppPage[]): Promise<void> {
  const [first] = pages;
  if (first === undefined) return;
  const context = await contextFor(site.browser, site.origin, first, { viewport: SMALL, hasTouch: true });
  await context.addInitScript({ path: MEASURES });
  for (const shown of pages) await survey(context, shown);
  await context.close();
}

beforeAll(async () => {
  site = await openSite();
  const pages = await preparePages(site.server);
  await Promise.all([...Map.groupBy(pages, ({ by }) => by).values()].map(surveyAll));
}, 300_000);
afterAll(() => site.close());

describe('every page', () => {
  it('passes axe in both themes', () => {
    expect(found.axe).toEqual([]);
  });

  it('has targets large enough for fingers', () => {
    expect(found.targets).toEqual([]);
  });

  it('fits every screen with all its text readable', () => {
    expect(found.fit).toEqual([]);
  });

  it('fits every screen with text of twice the usual size', () => {
    expect(found.largeText).toEqual([]);
  });
});
