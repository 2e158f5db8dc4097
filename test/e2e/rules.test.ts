/** The illustrated rules, the check of the dice, and links to earlier plies of a game. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { GameRecord } from '@aeroplane/api';
import { Client } from '../support/client.ts';
import { playOn, seatEverybody, seatsFor } from '../support/play.ts';
import { giveSession, newBrowser, Person, PHONE } from './person.ts';
import { openSite, type Site } from './site.ts';

describe('rules, dice and earlier plies', () => {
  let site: Site;
  let ada: Client;
  let bo: Client;
  /** A finished game, and one in progress. */
  let over: string;
  let running: string;

  beforeAll(async () => {
    site = await openSite();
    ada = await new Client(site.origin).signIn('Ada');
    bo = await new Client(site.origin).signIn('Bo');
    over = await seatEverybody([ada], { preset: 'quick', seats: seatsFor(1, 1) });
    await playOn([ada], over);
    running = await seatEverybody([ada, bo], { preset: 'classic' });
    // Ada is to act, which boards of earlier plies do not show.
    await playOn([ada, bo], running, {
      until: ({ ply, legal, seats, toAct }) => ply >= 12 && legal.length > 1 && seats[0]?.colour === toAct,
    });
  });

  afterAll(() => site.close());

  const visit = async (path: string, locale = 'en'): Promise<Person> => {
    const context = await newBrowser(site.browser, site.origin, { ...PHONE, locale });
    const person = await Person.in(context, 'Onlooker');
    await person.page.goto(path);
    return person;
  };

  async function leave(person: Person): Promise<void> {
    expect(person.faults).toEqual([]);
    await person.close();
  }

  const fits = (page: Page): Promise<boolean> =>
    page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth');

  it.each([
    ['en', 'Rules', 'Sixes, and the third one', 'Plane on step 3: jump to 10'],
    ['vi', 'Luật chơi', 'Số 6, và số 6 thứ ba', 'Máy bay ở ô 3: nhảy đến 10'],
  ])('show every rule in %s with a picture', async (locale, title, sixes, jump) => {
    const person = await visit('/rules', locale);
    const { page } = person;
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    expect(await page.locator('main section[id] svg[role="img"]').count()).toBeGreaterThanOrEqual(10);
    await page.getByRole('heading', { name: sixes, exact: true }).waitFor();
    await page.getByRole('img', { name: jump, exact: true }).waitFor();
    expect(await fits(page)).toBe(true);
    await leave(person);
  });

  it('link from a preset to its full rules, and from there to the dice', async () => {
    const person = await visit('/new');
    const { page } = person;
    await page.getByRole('link', { name: 'All rules, with pictures' }).click();
    await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
    await page.getByRole('link', { name: 'How the dice are checked' }).click();
    await page.getByRole('heading', { name: 'What it does not prove' }).waitFor();
    await leave(person);
  });

  it('check every draw of a finished game, and link to its board', async () => {
    const { body: record } = await ada.record(over);
    const person = await visit(`/g/${over}`);
    const { page } = person;
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('link', { name: 'Check the dice' }).click();
    const { links } = record.dice;
    await page.getByText(`All ${links.length} draws are right.`).waitFor();
    expect(await page.locator('[data-state="right"]').count()).toBe(links.length);
    expect(await page.locator('[data-draw="1"] code').textContent()).toBe(links[0]);
    const file = page.getByRole('link', { name: 'Download the record' });
    expect(await file.getAttribute('download')).toBe(`aeroplane-${over}.json`);
    await page.getByRole('link', { name: 'Roll 7', exact: true }).click();
    await page.getByText(`Roll 7 of ${record.plies.length}`).waitFor();
    await leave(person);
  });

  /** Opens the check of a game whose record arrives altered. */
  async function visitForged(change: (record: GameRecord) => GameRecord): Promise<Person> {
    const context = await newBrowser(site.browser, site.origin);
    await context.route(`**/api/games/${over}/record`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: change((await answer.json()) as GameRecord) });
    });
    const person = await Person.in(context, 'Doubter');
    await person.page.goto(`/g/${over}/dice`);
    return person;
  }

  it('find an altered die, by its number', async () => {
    const { body: record } = await ada.record(over);
    const drawn = Number(record.plies[4]?.[0]);
    const person = await visitForged((whole) => ({
      ...whole,
      plies: whole.plies.with(4, `${(drawn % 6) + 1}-`),
    }));
    const { page } = person;
    await page.getByText('Draw 6 is wrong.').waitFor();
    await page.getByText(`It comes to ${drawn}, and the record says something else.`).waitFor();
    expect(await page.locator('[data-state="wrong"]').getAttribute('data-draw')).toBe('6');
    expect(await page.locator('[data-state="right"]').count()).toBe(5);
    await leave(person);
  });

  it('find an altered link', async () => {
    const person = await visitForged((whole) => ({
      ...whole,
      dice: { ...whole.dice, links: whole.dice.links.with(9, '00'.repeat(32)) },
    }));
    await person.page.getByText('Draw 10 is wrong.').waitFor();
    await person.page.getByText('does not hash to the one before').waitFor();
    await leave(person);
  });

  it('compare a game with what the browser noted before joining', async () => {
    const person = await Person.open(site.browser, site.origin, 'Cy');
    await person.create('Quick', ['A friend, by link']);
    const { page, gameId } = person;
    await page.getByRole('button', { name: 'Start now' }).click();
    await page.getByRole('button', { name: 'Look back' }).waitFor();
    await page.goto(`/g/${gameId}/dice`);
    await page.getByText('The record still holds the same.').waitFor();
    await page.evaluate((key) => {
      const witness = JSON.parse(localStorage.getItem(key) ?? '{}') as { own: string };
      localStorage.setItem(key, JSON.stringify({ ...witness, own: '00'.repeat(16) }));
    }, `witness:${gameId}`);
    await page.reload();
    await page.getByText('Draw 1 is wrong.').waitFor();
    await leave(person);
  });

  it('check a record from a file, too', async () => {
    const { text } = await ada.record(over);
    const person = await visit('/dice');
    const { page } = person;
    const choose = (name: string, content: string) =>
      page
        .getByLabel('Record', { exact: true })
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
    await choose('x.json', 'no record');
    await page.getByText('This file is no record of a game.').waitFor();
    await choose('x.json', text);
    await page.getByText(/^All \d+ draws are right\.$/).waitFor();
    await leave(person);
  });

  it('show earlier plies of a game in progress, by buttons and keys, each with its address', async () => {
    const context = await newBrowser(site.browser, site.origin);
    await giveSession(context, ada);
    const person = await Person.in(context, 'Ada');
    const { page } = person;
    await page.goto(`/g/${running}`);
    const last = (await ada.view(running)).body.ply;
    await page.getByRole('button', { name: 'Look back' }).click();
    await page.getByText(`Roll ${last} of ${last}`).waitFor();
    await page.getByRole('button', { name: 'To the start' }).click();
    await page.getByText('Before the first roll.').waitFor();
    await page.waitForURL('**?ply=0');
    await page.getByRole('button', { name: 'One roll on' }).click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL('**?ply=2');
    await page.getByText(`Roll 2 of ${last}`).waitFor();
    const board = await page.getByRole('group', { name: 'Board' }).innerHTML();

    const other = await visit(new URL(page.url()).pathname + new URL(page.url()).search);
    await other.page.getByText(`Roll 2 of ${last}`).waitFor();
    expect(await other.page.getByRole('group', { name: 'Board' }).innerHTML()).toBe(board);
    await leave(other);

    await page.getByRole('button', { name: 'Back to the end' }).click();
    await page.waitForURL(({ search }) => search === '');
    await leave(person);
  });

  it('show a visitor of one ply the current game, and mark nothing else as seen', async () => {
    const context = await newBrowser(site.browser, site.origin);
    await giveSession(context, bo);
    const person = await Person.in(context, 'Bo');
    const { page } = person;
    const { ply: last, seen } = (await bo.view(running)).body;
    await page.goto(`/g/${running}?ply=2`);
    await page.getByText(`Roll 2 of ${last}`).waitFor();
    expect(await page.getByText('Nobody has rolled yet.').count()).toBe(0);
    expect(await page.getByText('Since you were away').count()).toBe(0);
    expect((await bo.view(running)).body.seen).toBe(seen);
    await page.getByRole('button', { name: 'Back to the end' }).click();
    await expect.poll(async () => (await bo.view(running)).body.seen, { timeout: 30_000 }).toBe(last);
    await leave(person);
  });

  it('show the report of a finished game, which links to the check of its dice', async () => {
    const person = await visit(`/g/${over}`);
    const { page } = person;
    await page.getByRole('button', { name: 'Luck and skill' }).click();
    await page.getByRole('heading', { name: 'Turning points' }).waitFor();
    await page
      .getByRole('region', { name: 'Luck and skill' })
      .getByRole('link', { name: 'Check the dice' })
      .click();
    await page.getByText(/^All \d+ draws are right\.$/).waitFor();
    await leave(person);
  });
});
