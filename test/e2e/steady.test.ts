/** Nothing jumps during a game: on a phone and on a desktop, through own moves and those of others. */

import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seatEverybody } from '../support/play.ts';
import { askAgain, DESKTOP, giveSession, newBrowser, Person, PHONE } from './person.ts';
import { openSite, type Site } from './site.ts';

const SHIFTS = fileURLToPath(new URL('in-browser/shifts.js', import.meta.url));
const PLIES = 24;

interface Shift {
  readonly value: number;
  /** Caused directly by a press. */
  readonly asked: boolean;
  readonly what: readonly string[];
}

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('only planes and dice move', async () => {
  const clients = [await site.server.guest('Ann'), await site.server.guest('Ben')] as const;
  const id = await seatEverybody(clients, { preset: 'classic' });
  const people: Person[] = [];
  for (const [index, device] of [{ ...PHONE, hasTouch: true }, DESKTOP].entries()) {
    const context = await newBrowser(site.browser, site.origin, device);
    await context.addInitScript({ path: SHIFTS });
    const client = clients[index];
    if (client) await giveSession(context, client);
    const person = await Person.in(context, client?.player ?? '');
    people.push(person);
    await person.page.goto(`/g/${id}`);
    await person.page.getByRole('region', { name: 'Now' }).waitFor();
    await person.page.waitForLoadState('networkidle');
    await person.page.evaluate('document.fonts.ready.then(() => void (window.shifts.length = 0))');
  }

  const begun = (await people[0]?.ply()) ?? 0;
  while (((await people[0]?.ply()) ?? 0) < begun + PLIES) {
    for (const person of people) await person.decide();
    for (const person of people) await askAgain(person.page);
    await people[0]?.pause(100);
  }

  for (const person of people) {
    const shifts = await person.page.evaluate<Shift[]>('window.shifts');
    expect(shifts.filter(({ asked }) => !asked)).toEqual([]);
    await person.close();
  }
});

/** A good page stays below 0.1 (https://web.dev/articles/cls); a late font moves some lines a little. */
const MOST = 0.05;

it.each(['/', '/new', '/local/new', '/rules', '/dice', '/lobby', '/me', '/settings'])(
  'what %s shows before the app starts stays in place',
  async (path) => {
    const context = await newBrowser(site.browser, site.origin, { ...PHONE, hasTouch: true });
    await context.addInitScript({ path: SHIFTS });
    const page = await context.newPage();
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const shifts = await page.evaluate<Shift[]>('window.shifts');
    const moved = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(moved, shifts.flatMap(({ what }) => what).join('\n')).toBeLessThan(MOST);
    await context.close();
  },
);

it.each([
  ['/g/unknown', true],
  ['/new', false],
])('the app’s sign shows on %s until the page is drawn, where nothing else does: %s', async (path, seen) => {
  const context = await newBrowser(site.browser, site.origin);
  const page = await context.newPage();
  const begun = Promise.withResolvers<void>();
  await page.route('**/_app/immutable/entry/app.*.js', async (route) => {
    await begun.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const sign = page.locator('.starting');
  const heading = page.getByRole('heading', { level: 1 });
  await (seen ? sign : heading).waitFor();
  expect(await sign.isVisible()).toBe(seen);
  begun.resolve();
  await heading.waitFor();
  expect(await sign.isVisible()).toBe(false);
  await context.close();
});
