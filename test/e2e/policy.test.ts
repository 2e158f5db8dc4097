/** Every page under its content security policy: its own resources pass, and all others are blocked. */

import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { playOn, seatEverybody, seatsFor } from '../support/play.ts';
import { giveSession, newBrowser } from './person.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
const violations: string[] = [];
let page: Page;
let paths: string[];

beforeAll(async () => {
  site = await openSite();
  const { server, browser, origin } = site;
  const [ann, ben] = [await server.guest('Ann'), await server.guest('Ben')];
  const playing = await seatEverybody([ann, ben], { preset: 'classic' });
  await ann.call('POST', `/api/games/${playing}/chat`, { text: 'Hello' });
  const finished = await seatEverybody([ann, ben], { preset: 'quick' });
  await playOn([ann, ben], finished);
  const { body: waiting } = await ann.create({ preset: 'quick', seats: seatsFor(2), public: true });
  const context = await newBrowser(browser, origin);
  await giveSession(context, ann);
  await context.exposeFunction('toldOfViolation', (text: string) => void violations.push(text));
  const tell = fileURLToPath(new URL('in-browser/violations.js', import.meta.url));
  await context.addInitScript({ path: tell });
  page = await context.newPage();
  const pages = ['/', '/new', '/lobby', '/settings', '/mail/confirm', '/mail/off', '/no-such-page'];
  paths = [...pages, `/g/${playing}`, `/g/${finished}`, `/g/${waiting.id}`, `/i/${waiting.invite}`];
}, 120_000);
afterAll(() => site.close());

/** Whether a page could do something, as its own script reports. */
const refused = async (what: string): Promise<boolean> => {
  const before = violations.length;
  await page.evaluate(what);
  await expect.poll(() => violations.length).toBeGreaterThan(before);
  return violations.splice(before).length > 0;
};

describe('a page under its policy', () => {
  it('has nothing of its own blocked, on any page', async () => {
    for (const path of paths) {
      const response = await page.goto(path, { waitUntil: 'networkidle' });
      const headers = response?.headers() ?? {};
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('same-origin');
      const policy = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content');
      expect(policy, path).toMatch(/script-src 'self' 'sha256-/);
      expect(policy).not.toMatch(/unsafe-(inline|eval)/);
      // The app has started and shows something.
      await page.locator('h1, main, [role="main"]').first().waitFor();
    }
    expect(violations).toEqual([]);
  });

  it('cannot load or send anything foreign', async () => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const inline =
      "const s = document.createElement('script'); s.textContent = 'window.bad = 1'; document.head.append(s)";
    expect(await refused(inline)).toBe(true);
    expect(
      await refused("document.head.insertAdjacentHTML('beforeend', '<style>p{color:red}</style>')"),
    ).toBe(true);
    expect(await refused("void fetch('https://elsewhere.test/').catch(() => 0)")).toBe(true);
    expect(await refused("new Image().src = 'https://elsewhere.test/x.png'")).toBe(true);
    expect(await page.evaluate('window.bad')).toBeUndefined();
  });
});
