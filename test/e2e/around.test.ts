/** Around the board: link previews, invites as QR codes, the way to the next decision, and results. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Client } from '../support/client.ts';
import { playOn, seatEverybody } from '../support/play.ts';
import { cardOf, readPng } from '../support/previews.ts';
import { newDecision } from './decisions.ts';
import { giveSession, newBrowser, Person } from './person.ts';
import { openSite, type Site } from './site.ts';

const POLL = { timeout: 30_000 };

let site: Site;
let ann: Client;
let ben: Client;

beforeAll(async () => {
  site = await openSite();
  [ann, ben] = [await site.server.guest('Ann'), await site.server.guest('Ben')];
});

afterAll(() => site.close());

async function browserOf(client: Client): Promise<Person> {
  const context = await newBrowser(site.browser, site.origin);
  await giveSession(context, client);
  return Person.in(context, 'whoever it is');
}

const nobody = (): Promise<Person> => Person.open(site.browser, site.origin, 'Cem');

async function close(person: Person): Promise<void> {
  expect(person.faults).toEqual([]);
  await person.close();
}

const invitation = async (): Promise<{ id: string; invite: string }> => {
  const { body } = await ann.create({ preset: 'quick', seats: [{ who: 'me' }, { who: 'open' }] });
  await ann.take(body.invite);
  return body;
};

/** Fetches the page as a chat app would. */
const fetched = async (page: Page, path: string, language: string): Promise<string> =>
  (await page.request.get(path, { headers: { 'Accept-Language': language } })).text();

it('a link has a preview with a picture that the browser can show', async () => {
  const { invite } = await invitation();
  const person = await nobody();
  const { page } = person;
  const card = cardOf(await fetched(page, `/i/${invite}`, 'zh-TW,zh;q=0.9'));
  expect(card['og:title']).toBe('Ann 邀你來玩飛行棋');
  const image = card['og:image'] ?? '';
  expect(image).not.toContain(invite.split('.')[1]);

  const answer = await page.request.get(image);
  const { width, height } = readPng(await answer.body());
  expect([width, height]).toEqual([1200, 630]);
  await page.goto(`/i/${invite}`);
  const size = await page.evaluate(`(async (src) => {
    const img = Object.assign(new Image(), { src });
    await img.decode();
    return [img.naturalWidth, img.naturalHeight];
  })(${JSON.stringify(image)})`);
  expect(size).toEqual([1200, 630]);
  // The same page then starts the app.
  await page.getByRole('heading', { name: 'Ann invites you to play' }).waitFor();
  await close(person);
});

it('an invite is shown as a QR code and leads to a seat', async () => {
  const host = await nobody();
  const invite = await host.create('Quick', ['A friend, by link']);
  const { page } = host;
  await page.getByText('Show as a QR code').click();
  const code = page.getByRole('img', { name: 'QR code of the invite link' });
  await code.waitFor();
  expect((await code.boundingBox())?.width ?? 0).toBeGreaterThan(150);
  const guest = await nobody();
  await guest.page.goto(invite);
  await guest.page.getByRole('heading', { name: 'Cem invites you to play' }).waitFor();
  await guest.join(invite);
  expect(guest.gameId).toBe(host.gameId);
  await close(host);
  await close(guest);
});

it('the length of a new game is shown where it was measured, and only there', async () => {
  const person = await browserOf(ann);
  const { page } = person;
  await page.goto('/new');
  await page.getByText('About 9 days to the end').waitFor();
  await page.getByRole('radio', { name: 'Quick' }).check();
  await page.getByText('About 3 days to the end').waitFor();
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption({ label: 'Bot (hard)' });
  await expect.poll(() => page.getByText('to the end, if everybody').count(), POLL).toBe(0);
  await close(person);
});

it('a decision leads on to the next one, and at last to the message that none is left', async () => {
  const cem = await site.server.guest('Cem');
  const first = (await newDecision(cem, ben)).id;
  const second = (await newDecision(cem, ben)).id;
  const person = await browserOf(cem);
  const { page } = person;
  await page.goto(`/g/${first}`);
  const visited = new Set<string>();
  const next = page.getByRole('link', { name: /^Next decision \(\d\)$/ });
  const none = page.getByText('Nothing else waits for you.');
  // A game may come back to the same player at once, and is then the next decision.
  for (let step = 0; step < 100 && !(await none.isVisible()); step += 1) {
    visited.add(person.gameId);
    if (await next.isVisible()) await next.click();
    else if (!(await person.decide())) await person.pause(100);
  }
  await none.waitFor();
  expect([...visited].sort()).toEqual([first, second].sort());
  expect((await cem.get<{ waiting: number }>('/api/me/next')).body.waiting).toBe(0);
  await close(person);
});

it('a spectator with the link sees the game, and that they are watching', async () => {
  const id = await seatEverybody([ann, ben], { preset: 'classic' });
  const person = await nobody();
  const { page } = person;
  await page.goto(`/g/${id}`);
  await page.getByText('You are watching.').waitFor();
  await page.getByRole('link', { name: 'Play a game of your own' }).waitFor();
  expect(await page.getByRole('list', { name: 'Choices' }).count()).toBe(0);
  const before = await person.ply();
  await playOn([ann, ben], id, { until: ({ ply }) => ply > before + 3, settle: async () => undefined });
  await expect.poll(() => person.ply(), POLL).toBeGreaterThan(before);
  await close(person);
});

it('results add up, overall and by opponent', async () => {
  const dee = await site.server.guest('Dee');
  let won = 0;
  for (let game = 0; game < 2; game += 1) {
    const id = await seatEverybody([dee, ben], { preset: 'quick' });
    await playOn([dee, ben], id, { settle: async () => undefined });
    const { seats } = (await dee.view(id)).body;
    won += Number(seats.some(({ you, rank }) => you && rank === 1));
  }
  await expect.poll(async () => (await dee.done()).body.games.length, POLL).toBe(2);
  const person = await browserOf(dee);
  const { page } = person;
  await page.goto('/');
  await page.getByRole('link', { name: 'Results' }).click();
  await page.waitForURL('/me');
  await page.getByText('2 games', { exact: true }).waitFor();
  const cells = (table: string, row: string): Promise<string[]> =>
    page
      .getByRole('table', { name: table })
      .getByRole('row', { name: row })
      .getByRole('cell')
      .allInnerTexts();
  expect(await cells('Places', '2')).toEqual([String(won), String(2 - won)]);
  expect(await cells('Rules', 'Quick')).toEqual(['2', String(won)]);
  expect(await cells('Head to head', 'Ben')).toEqual(['2', String(won), String(2 - won)]);
  await close(person);
});

it('a public game shows its rules, turn time and creator, and is joined by its invite', async () => {
  const { body } = await ann.create({
    preset: 'mainland',
    turnTime: '3d',
    seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }],
    public: true,
  });
  await ann.take(body.invite);
  const person = await nobody();
  const { page } = person;
  await page.goto('/lobby');
  const entry = page.getByRole('listitem').filter({ hasText: 'Mainland' });
  await entry.getByText('Ann invites').waitFor();
  expect(await entry.innerText()).toMatch(/Mainland · 3 players · Time for each decision: 3 days/);
  await entry.getByRole('link', { name: 'Take a seat' }).click();
  await page.waitForURL(`/i/${body.invite}`);
  await page.getByRole('heading', { name: 'Ann invites you to play' }).waitFor();
  await close(person);
});

it.each(['/new', '/local/new'])('input on %s before the app has started is not lost', async (path) => {
  const context = await newBrowser(site.browser, site.origin);
  // It never arrives.
  await context.route(/\/_app\/.*\.js$/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(path);
  const chosen = page.getByRole('radio', { name: 'Quick' });
  await chosen.check({ force: true });
  await page.locator('button[type=submit]').click();
  await page.waitForTimeout(500);
  expect(page.url()).toBe(site.origin + path);
  expect(await chosen.isChecked()).toBe(true);
  await context.close();
});
