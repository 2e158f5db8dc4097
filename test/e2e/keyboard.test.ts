/** A whole game by the keyboard alone, by two people in two languages, from the home page to the result. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { main as en } from '../../web/src/lib/i18n/en/main.ts';
import { main as zh } from '../../web/src/lib/i18n/zh-Hans/main.ts';
import { askAgain, DESKTOP, PHONE, showFast } from './person.ts';
import { openSite, type Site } from './site.ts';
import { Typist } from './typist.ts';

let site: Site;
let ada: Typist;
let bo: Typist;

beforeAll(async () => {
  site = await openSite();
  ada = await Typist.open(site.browser, site.origin, en, { ...PHONE, colorScheme: 'dark' });
  bo = await Typist.open(site.browser, site.origin, zh, { ...DESKTOP, colorScheme: 'light' });
  for (const { page } of [ada, bo]) await showFast(page.context());
});

afterAll(async () => {
  expect([...ada.faults, ...bo.faults]).toEqual([]);
  await ada.close();
  await bo.close();
  await site.close();
});

/** Creates a two-player Quick game and returns its invite. */
async function create(person: Typist, name: string): Promise<string> {
  const { page, m } = person;
  await page.goto('/');
  await person.sees('heading', m.home.headline);
  await person.tabTo('link', m.nav.newGame);
  await person.press('Enter');
  await person.sees('heading', m.newGame.title);
  await person.tabTo('textbox', m.player.name);
  await person.write(name);
  await person.tabTo('radio', m.newGame.presets.classic.name);
  await person.press('ArrowDown');
  expect(await person.focused()).toContain(m.newGame.presets.quick.name);
  await person.tabTo('button', m.newGame.create);
  await person.press('Enter');
  await page.waitForURL('**/g/*');

  await person.tabTo('button', m.waiting.copy);
  await person.press('Enter');
  await page.getByRole('status').filter({ hasText: m.waiting.copied }).waitFor();
  return page.getByRole('textbox', { name: m.waiting.link }).inputValue();
}

async function join(person: Typist, invite: string, name: string): Promise<void> {
  const { page, m } = person;
  await page.goto(invite);
  await person.sees('heading', m.invite.headline('Ada'));
  await person.tabTo('textbox', m.player.name);
  await person.write(name);
  await person.tabTo('button', m.invite.join);
  await person.press('Enter');
  await page.waitForURL('**/g/*');
}

/** Opens the dialog for leaving the game, and cancels it. */
async function hesitate(person: Typist): Promise<void> {
  const { m } = person;
  await person.tabTo('summary', m.game.menu);
  await person.press('Enter');
  await person.tabTo('button', m.game.resign);
  await person.press('Enter');
  await person.sees('dialog', m.game.resignTitle);
  await person.tabTo('button', m.game.stay);
  await person.press('Escape');
  await expect.poll(() => person.focused()).toContain(m.game.resign);
  await person.expectFocus();
}

it('two people meet, and play a game to its end', async () => {
  await join(bo, await create(ada, 'Ada'), '小波');

  let decisions = 0;
  while (!(await ada.isOver()) || !(await bo.isOver())) {
    let decided = false;
    for (const person of [ada, bo]) {
      if ((await person.choices()) === 0) continue;
      decided = true;
      if (decisions === 2) await hesitate(person);
      await person.decide(decisions % 2 === 0 ? 'button' : 'twice');
      decisions += 1;
    }
    if (!decided) for (const person of [ada, bo]) await askAgain(person.page);
    await ada.page.waitForTimeout(50);
  }
  expect(decisions).toBeGreaterThan(0);

  for (const person of [ada, bo]) {
    // The last plies are still being shown.
    await person.page.getByRole('button', { name: person.m.talk.rematch }).waitFor();
    await person.tabTo('button', person.m.talk.rematch);
    await person.tabTo('link', person.m.nav.results);
  }
});
