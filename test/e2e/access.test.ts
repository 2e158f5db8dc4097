/** What holds of every page for everyone (WCAG 2.2 AA): axe finds nothing, nothing is cut off on small screens. */

import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preparePages, type AppPage } from '../pages/pages.ts';
import { contextFor, show, THEMES } from '../pages/show.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let pages: readonly AppPage[];

beforeAll(async () => {
  site = await openSite();
  pages = await preparePages(site.server);
}, 300_000);
afterAll(() => site.close());

const MEASURES = fileURLToPath(new URL('in-browser/measures.js', import.meta.url));

const SMALL = { viewport: { width: 320, height: 640 }, hasTouch: true };

describe('every page', () => {
  for (const colorScheme of THEMES) {
    it(`has nothing that axe finds and fits a small phone, with targets for fingers, ${colorScheme}`, async () => {
      for (const shown of pages) {
        const context = await contextFor(site.browser, site.origin, shown, { ...SMALL, colorScheme });
        await context.addInitScript({ path: MEASURES });
        const page = await show(context, shown);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target }) => `${shown.name}: ${id}: ${target.join(' ')}`),
        );
        expect.soft(found).toEqual([]);
        expect.soft(await page.evaluate('measureOverflow()'), shown.name).toBe(0);
        expect.soft(await page.evaluate('measureTargets()'), shown.name).toEqual([]);
        await context.close();
      }
    });
  }
});
