/** Without a network: games on the device, online games as last seen, unsent moves, and new versions of the app. */

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import type { View } from '@aeroplane/api';
import { Client } from '../support/client.ts';
import { freePort } from '../support/program.ts';
import { newDecision } from './decisions.ts';
import { Line } from './line.ts';
import { giveSession, newBrowser, Person, showFast } from './person.ts';
import { openSite, type Site } from './site.ts';

const PATIENCE = { timeout: 60_000 };
const BUILT = fileURLToPath(new URL('../../web/build', import.meta.url));

let site: Site;
let line: Line;
/** The served app, which a deploy replaces. */
let app: string;

beforeAll(async () => {
  app = mkdtempSync(path.join(tmpdir(), 'aeroplane-app-'));
  // Without the compressed copies: new versions are made from the plain files.
  cpSync(BUILT, app, { recursive: true, filter: (from) => !/\.(br|gz)$/.test(from) });
  const port = await freePort();
  line = await Line.to(port);
  site = await openSite({ port, publicOrigin: line.origin, webDir: app });
});

afterAll(async () => {
  await line.close();
  await site.close();
  rmSync(app, { recursive: true });
});

// A failed test must not leave the next one without a network.
afterEach(() => line.mend());

async function withoutNetwork(context: BrowserContext): Promise<void> {
  line.cut();
  await context.setOffline(true);
}

async function withNetwork(context: BrowserContext): Promise<void> {
  line.mend();
  await context.setOffline(false);
}

/** Polls from outside, since the pages' policy forbids evaluating code inside. */
const until = (page: Page, condition: string): Promise<unknown> =>
  expect.poll(() => page.evaluate(condition), PATIENCE).toBe(true);

/** Waits until the worker has cached the whole app. */
const installed = (page: Page): Promise<unknown> =>
  until(page, 'navigator.serviceWorker.controller !== null');

/** The device of a newcomer after its first visit. */
async function visitor(): Promise<Person> {
  const person = await Person.in(await newBrowser(site.browser, line.origin), 'Ada');
  await person.page.goto('/');
  await installed(person.page);
  return person;
}

describe('a game on the device', () => {
  it('is played to its end by two people and a bot without a network, with a reload in between', async () => {
    const ada = await visitor();
    const { page } = ada;
    await showFast(page.context());
    await page.reload();
    await withoutNetwork(page.context());

    await page.getByRole('link', { name: 'Play on this device' }).click();
    await page.getByRole('radio', { name: 'Quick' }).check();
    await page.getByRole('textbox', { name: 'Name of Red' }).fill('Ada');
    await page.getByRole('combobox', { name: 'Green' }).selectOption('Person');
    await page.getByRole('combobox', { name: 'Blue' }).selectOption('Bot (hard)');
    await page.getByRole('button', { name: 'Create game' }).click();
    await page.waitForURL('**/local/*');

    let reloads = 0;
    while (!(await ada.isFinished())) {
      await ada.decide();
      const ply = await ada.ply();
      if (reloads < 2 && ply > 10 * (reloads + 1)) {
        reloads += 1;
        await ada.reload();
        await page.locator('main[data-ply]').waitFor();
        expect(await ada.ply()).toBeGreaterThanOrEqual(ply);
      }
      await ada.pause(50);
    }
    expect(reloads).toBe(2);
    await expect.poll(() => ada.texts('list', 'Ranking'), PATIENCE).toHaveLength(3);

    await page.goto('/');
    const listed = page.getByRole('region', { name: 'On this device' });
    await listed.getByRole('link').waitFor();
    await listed.getByRole('button', { name: /Remove/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await listed.waitFor({ state: 'detached' });
    expect(ada.faults).toEqual([]);
    await withNetwork(page.context());
    await ada.close();
  });

  it('can be started again online with the same bots', async () => {
    const ada = await visitor();
    const { page } = ada;
    await page.goto('/local/new', { waitUntil: 'networkidle' });
    await page.getByRole('textbox', { name: 'Name of Red' }).fill('Ada');
    await page.getByRole('combobox', { name: 'Yellow' }).selectOption('Person');
    await page.getByRole('textbox', { name: 'Name of Yellow' }).fill('Bo');
    await page.getByRole('button', { name: 'Create game' }).click();
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Play online instead' }).click();
    await page.getByText('The invite link is for Bo.').waitFor();
    await page.getByRole('button', { name: 'Begin online' }).click();
    await page.waitForURL('**/g/*');
    await expect
      .poll(() => ada.texts('list', 'Seats'), PATIENCE)
      .toEqual(['Ada (you)', 'Open seat', 'Bot (medium)']);
    await ada.close();
  });
});

/** A player whose device has shown a decision of theirs, and then lost its network. */
class Asked {
  readonly client: Client;
  readonly person: Person;
  readonly view: View;

  private constructor(client: Client, person: Person, view: View) {
    this.client = client;
    this.person = person;
    this.view = view;
  }

  static async open(): Promise<Asked> {
    // The clients bypass the proxy, as other devices would.
    const send = (request: Request) =>
      fetch(new Request(request.url.replace(line.origin, site.origin), request));
    const [ada, bo] = [new Client(line.origin, { send }), new Client(line.origin, { send })];
    await Promise.all([ada.signIn('Ada'), bo.signIn('Bo')]);
    const view = await newDecision(ada, bo);
    const context = await newBrowser(site.browser, line.origin);
    await giveSession(context, ada);
    const asked = new Asked(ada, await Person.in(context, 'Ada'), view);
    await asked.#see();
    await withoutNetwork(context);
    return asked;
  }

  get page(): Page {
    return this.person.page;
  }

  /** Opens the home page, which caches waiting decisions, and then the game. */
  async #see(): Promise<void> {
    await this.page.goto('/');
    await installed(this.page);
    await this.page.getByRole('link', { name: /Your decision/ }).click();
    await this.page.getByRole('list', { name: 'Choices' }).waitFor();
    await until(
      this.page,
      `new Promise((resolve) => {
        const opening = indexedDB.open('aeroplane');
        opening.onsuccess = () => {
          const asking = opening.result.transaction('views').objectStore('views').get('${this.view.id}');
          asking.onsuccess = () => resolve(asking.result !== undefined);
        };
      })`,
    );
  }

  /** Chooses the first move of the list, which cannot be sent. */
  async choose(): Promise<string> {
    const choice = this.page.getByRole('list', { name: 'Choices' }).getByRole('button').first();
    const move = (await choice.getAttribute('data-move')) ?? '';
    await choice.click();
    await this.page.getByRole('button', { name: 'Play', exact: true }).click();
    await this.page.getByText('Not sent yet').waitFor();
    return move;
  }

  /** The ply that was played at the decision. */
  async played(): Promise<string | undefined> {
    const { body } = await this.client.view(this.view.id);
    return body.plies[this.view.ply];
  }

  /** How often the device submitted a move of this game to the server. */
  get submits(): number {
    const start = `POST /api/games/${this.view.id}/moves`;
    return line.requests.filter((request) => request.startsWith(start)).length;
  }

  async close(): Promise<void> {
    expect(this.person.faults).toEqual([]);
    await withNetwork(this.page.context());
    await this.person.close();
  }
}

describe('an online game', () => {
  it('is shown without a network as it was last seen, and so is the list', async () => {
    const asked = await Asked.open();
    const { page } = asked;
    await page.reload();
    await page.getByText('As last seen').waitFor();
    expect(await asked.person.ply()).toBe(asked.view.ply);
    const choices = page.getByRole('list', { name: 'Choices' }).getByRole('button');
    await expect.poll(() => choices.count(), PATIENCE).toBe(asked.view.legal.length);
    await page.goto('/');
    await page.getByText('As last seen').waitFor();
    await page.getByRole('link', { name: /Your decision/ }).waitFor();
    await asked.close();
  });

  it('receives a move made without a network once there is one, exactly once', async () => {
    const asked = await Asked.open();
    const { page } = asked;
    const move = await asked.choose();
    await page.reload();
    await page.getByText('Not sent yet').waitFor();
    expect(await asked.played()).toBeUndefined();
    expect(asked.submits).toBe(0);

    await withNetwork(page.context());
    await expect.poll(() => asked.played(), PATIENCE).toBe(`${asked.view.die}${move}`);
    await page.getByText('Not sent yet').waitFor({ state: 'detached' });
    await expect.poll(() => asked.person.ply(), PATIENCE).toBeGreaterThan(asked.view.ply);
    // Opening the game again does not submit it again.
    await page.reload();
    await page.locator('main[data-ply]').waitFor();
    await expect.poll(() => asked.person.ply(), PATIENCE).toBeGreaterThan(asked.view.ply);
    expect(asked.submits).toBe(1);
    await asked.close();
  });

  it('drops an unsent move that it has gone on without, and says why', async () => {
    const asked = await Asked.open();
    const { page, view } = asked;
    const move = await asked.choose();
    const other = view.legal.find((one) => one !== move) ?? '';
    expect((await asked.client.move(view.id, view.ply, other)).status).toBe(200);

    await withNetwork(page.context());
    await page.getByText('did not count. The game has moved on.').waitFor();
    expect(await asked.played()).toBe(`${view.die}${other}`);
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.reload();
    await page.locator('main[data-ply]').waitFor();
    expect(await page.getByText('did not count').count()).toBe(0);
    await asked.close();
  });

  it('lets an unsent move be taken back', async () => {
    const asked = await Asked.open();
    const { page } = asked;
    await asked.choose();
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByText('Not sent yet').waitFor({ state: 'detached' });
    await withNetwork(page.context());
    await page.reload();
    await page.getByRole('list', { name: 'Choices' }).waitFor();
    expect(asked.submits).toBe(0);
    expect(await asked.played()).toBeUndefined();
    await asked.close();
  });
});

describe('a newer version', () => {
  let deploys = 0;

  /** Serves a new build whose pages name it. */
  function deploy(): string {
    deploys += 1;
    const file = path.join(app, '_app/version.json');
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    const next = `${version}-${deploys}`;
    const worker = path.join(app, 'service-worker.js');
    const text = readFileSync(worker, 'utf8');
    expect(text).toContain(version);
    writeFileSync(worker, text.replaceAll(version, next));
    writeFileSync(file, JSON.stringify({ version: next }));
    for (const name of readdirSync(app, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.html')) continue;
      const page = path.join(app, name);
      const html = readFileSync(page, 'utf8').replace(/<html[^>]*>/, `<html lang="en" data-build="${next}">`);
      writeFileSync(page, html);
    }
    return next;
  }

  const buildOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-build');

  it('never takes over an open page without a tap', async () => {
    const ada = await visitor();
    const { page } = ada;
    const before = await buildOf(page);
    const next = deploy();
    await page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update())');
    await page.getByText('A new version is ready.').waitFor();

    // The open page goes on with its version.
    await page.getByRole('link', { name: 'New game' }).first().click();
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    expect(await buildOf(page)).toBe(before);

    await page.getByRole('button', { name: 'Use it now' }).click();
    await expect.poll(() => buildOf(page).catch(() => null), PATIENCE).toBe(next);
    expect(await page.getByText('A new version is ready.').count()).toBe(0);
    expect(ada.faults).toEqual([]);
    await ada.close();
  });

  it('takes over at the next cold start', async () => {
    const ada = await visitor();
    const context = ada.page.context();
    const next = deploy();
    await ada.page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update())');
    await ada.page.getByText('A new version is ready.').waitFor();
    await ada.page.getByRole('button', { name: 'Later' }).click();
    const again = await context.newPage();
    await ada.page.close();
    await again.goto('/');
    await expect.poll(() => buildOf(again).catch(() => null), PATIENCE).toBe(next);
    await context.close();
  });

  it('answers a missing file with a 404, not with a page', async () => {
    const answer = await fetch(`${line.origin}/_app/immutable/chunks/gone.js`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('<html');
  });
});
