/**
 * Moving to another storage as the same player: another device, or the Home Screen app of the same iPhone
 * (docs/design.md#handing-over).
 */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { devices, type BrowserContextOptions, type Page } from 'playwright-core';
import type { Client } from '../support/client.ts';
import { seatEverybody } from '../support/play.ts';
import { giveSession, newBrowser, Person } from './person.ts';
import { openSite, type Site } from './site.ts';

const { userAgent, viewport, hasTouch, isMobile } = devices['iPhone 13'] ?? {};
const IPHONE: BrowserContextOptions = { userAgent, viewport, hasTouch, isMobile };

const POLL = { timeout: 30_000 };

let site: Site;
let ben: Client;

beforeAll(async () => {
  site = await openSite();
  ben = await site.server.guest('Ben');
});

afterAll(() => site.close());

/** An invite to a game of Ben's. */
async function invite(): Promise<string> {
  const { body } = await ben.create({ preset: 'quick', seats: [{ who: 'me' }, { who: 'open' }] });
  await ben.take(body.invite);
  return `/i/${body.invite}`;
}

/** The browser of a known player, before its first page. */
async function browserOf(client: Client, device?: BrowserContextOptions): Promise<Person> {
  const context = await newBrowser(site.browser, site.origin, device);
  await giveSession(context, client);
  return Person.in(context, 'whoever it is');
}

const nobody = (device?: BrowserContextOptions): Promise<Person> =>
  Person.open(site.browser, site.origin, 'nobody', device);

const statusOf = async (page: Page): Promise<number> => (await page.request.get('/api/me')).status();

/** The addresses of the games on the home page. */
async function gamesOn(page: Page): Promise<string[]> {
  const cards = await page.getByRole('link', { name: /^Game with/ }).all();
  const addresses = await Promise.all(cards.map((card) => card.getAttribute('href')));
  return addresses.map((address) => address?.split('/')[2] ?? '').sort();
}

/** The player's own seat in the open game. */
const ownSeat = (page: Page): Promise<string | null> =>
  page
    .getByRole('list', { name: 'Seats' })
    .getByRole('listitem')
    .filter({ hasText: 'you ·' })
    .getAttribute('data-colour');

async function makeCode(person: Person): Promise<string> {
  const { page } = person;
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Make a code' }).click();
  return page.locator('output').innerText();
}

async function closeAll(...people: Person[]): Promise<void> {
  for (const person of people) {
    expect(person.faults).toEqual([]);
    await person.close();
  }
}

it('the Home Screen app of an iPhone starts where its tab was, once its owner confirms', async () => {
  const tab = await Person.open(site.browser, site.origin, 'Ann', IPHONE);
  await tab.join(await invite());
  const seat = await ownSeat(tab.page);
  expect(seat).not.toBeNull();
  const { gameId } = tab;

  await tab.page.goto('/');
  await tab.page.getByRole('button', { name: 'Add to Home Screen' }).click();
  await tab.page.getByRole('dialog').getByText('Your games come along').waitFor();
  const link = (await tab.page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
  expect(link).toMatch(/^\/api\/manifest\?code=/);
  const manifest = (await (await tab.page.request.get(link)).json()) as { start_url: string };
  expect(manifest.start_url).toMatch(/^\/\?code=\w{10}$/);

  const app = await nobody(IPHONE);
  const { page } = app;
  await page.addInitScript('Object.defineProperty(navigator, "standalone", { value: true })');
  await page.goto(manifest.start_url);
  await page.getByRole('heading', { name: 'Go on as Ann on this device?' }).waitFor();
  expect(await statusOf(page)).toBe(401);
  await page.getByRole('button', { name: 'Go on as Ann' }).click();
  await page.getByText('You play as Ann on this device now.').waitFor();
  await page.waitForURL(`${site.origin}/`);
  await page.getByRole('link', { name: /^Game with/ }).click();
  await page.waitForURL(`/g/${gameId}`);
  expect(await ownSeat(page)).toBe(seat);

  // It starts with this address every time.
  await page.goto(manifest.start_url);
  await page.waitForURL(`${site.origin}/`);
  await expect.poll(() => gamesOn(page), POLL).toEqual([gameId]);
  expect(await page.getByRole('heading', { name: /^Go on as/ }).count()).toBe(0);
  expect(await statusOf(tab.page)).toBe(200);
  await closeAll(tab, app);
});

it('a declined code can still be typed in', async () => {
  const cy = await site.server.guest('Cy');
  const id = await seatEverybody([cy, ben], { preset: 'quick' });
  const phone = await browserOf(cy);
  const code = await makeCode(phone);
  expect(code).toMatch(/^\w{5} \w{5}$/);

  const tablet = await nobody();
  const { page } = tablet;
  await page.goto(`/?code=${code.replace(' ', '')}`);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.waitForURL(`${site.origin}/`);
  expect(await statusOf(page)).toBe(401);
  await page.getByRole('link', { name: 'I play on another device already' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Go on as Cy' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Your name' }).inputValue(), POLL).toBe('Cy');
  await page.getByRole('link', { name: 'My games' }).click();
  await expect.poll(() => gamesOn(page), POLL).toEqual([id]);
  await closeAll(phone, tablet);
});

it("a device of another player keeps that player's seat, and a code works for one device", async () => {
  const [di, guest] = [await site.server.guest('Di'), await site.server.guest('Guest')];
  const games = [
    await seatEverybody([di, ben], { preset: 'quick' }),
    await seatEverybody([guest, ben], { preset: 'quick' }),
  ];
  const phone = await browserOf(di);
  const code = (await makeCode(phone)).replace(' ', '');

  const tablet = await browserOf(guest);
  const { page } = tablet;
  await page.goto('/');
  await expect.poll(() => gamesOn(page), POLL).toEqual(games.slice(1));
  await page.goto(`/?code=${code}`);
  await page.getByText('So far this device plays as Guest. Those seats come along.').waitFor();
  await page.getByRole('button', { name: 'Go on as Di' }).click();
  await page.getByText('You play as Di on this device now.').waitFor();
  await expect.poll(() => gamesOn(page), POLL).toEqual(games.toSorted());
  for (const id of games) {
    await page.goto(`/g/${id}`);
    expect(await ownSeat(page)).not.toBeNull();
  }

  const third = await nobody();
  await third.page.goto(`/?code=${code}`);
  await third.page.getByRole('button', { name: 'Go on as Di' }).click();
  await third.page.getByText('This code is unknown: it was used already, or is too old.').waitFor();
  await third.page.getByRole('button', { name: 'Close' }).click();
  await third.page.waitForURL(`${site.origin}/`);
  expect(await statusOf(third.page)).toBe(401);
  await closeAll(phone, tablet, third);
});
