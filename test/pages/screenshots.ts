/**
 * `npm run screenshots [-- NAME…]`: pictures of every page, or of the named ones, at three sizes in both themes, in the
 * git-ignored folder `screenshots`.
 */

import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { openSite } from '../e2e/site.ts';
import { preparePages } from './pages.ts';
import { contextFor, SCREENS, show, THEMES } from './show.ts';

const FOLDER = fileURLToPath(new URL('../../screenshots', import.meta.url));

/** Scrolls down and up again: some pictures are drawn only when they are about to be seen. */
async function seeAll(page: Page): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 1_000 };
  const whole = await page.evaluate<number>('document.documentElement.scrollHeight');
  for (let top = height; top < whole; top += height) {
    await page.evaluate(`scrollTo(0, ${top})`);
    await page.waitForTimeout(50);
  }
  await page.evaluate('scrollTo(0, 0)');
}

const wanted = process.argv.slice(2);

const site = await openSite();
try {
  await mkdir(FOLDER, { recursive: true });
  const pages = (await preparePages(site.server)).filter(
    ({ name }) => wanted.length === 0 || wanted.includes(name),
  );
  if (pages.length === 0) throw new Error(`there is no page of these names: ${wanted.join(', ')}`);
  for (const shown of pages) {
    for (const { name: size, options } of SCREENS) {
      for (const colorScheme of THEMES) {
        const context = await contextFor(site.browser, site.origin, shown, { ...options, colorScheme });
        const page = await show(context, shown);
        await seeAll(page);
        await page.screenshot({ path: `${FOLDER}/${shown.name}-${size}-${colorScheme}.png`, fullPage: true });
        await context.close();
      }
    }
    console.log(shown.name);
  }
} finally {
  await site.close();
}
