/** A game as a screen reader presents it: by roles, names and announcements alone, in two languages. */

import { fileURLToPath } from 'node:url';
import type { View } from '@aeroplane/api';
import { colourOf, HANGAR, HOME, SEATS, sizeOf, stepOf } from '@aeroplane/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { main as en } from '../../web/src/lib/i18n/en/main.ts';
import { main as vi } from '../../web/src/lib/i18n/vi/main.ts';
import { choicesOf } from '../../web/src/lib/model/choice.ts';
import { openLog, type GameLog } from '../../web/src/lib/model/log.ts';
import type { Client } from '../support/client.ts';
import { newDecision, untilAsked } from './decisions.ts';
import { giveSession, newBrowser } from './person.ts';
import { openSite, type Site } from './site.ts';

const ANNOUNCEMENTS = fileURLToPath(new URL('in-browser/announcements.js', import.meta.url));
const PATIENCE = { timeout: 60_000 };

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

function logOf(view: View): GameLog {
  const log = openLog(view);
  if (!log) throw new Error('the view does not hold its plies');
  return log;
}

describe.each([en, vi])('in $language', (m) => {
  let ann: Client;
  let ben: Client;
  let page: Page;
  let view: View;

  beforeAll(async () => {
    [ann, ben] = [await site.server.guest('Ann'), await site.server.guest('Ben')];
    view = await newDecision(ann, ben, ({ ply }) => ply > 10);
    await ann.seen(view.id, view.ply);
    const context = await newBrowser(site.browser, site.origin, { locale: m.language });
    await context.addInitScript({ path: ANNOUNCEMENTS });
    await giveSession(context, ann);
    page = await context.newPage();
    await page.goto(`/g/${view.id}`);
    await choices().first().waitFor(PATIENCE);
  });
  afterAll(() => page.context().close());

  const choices = () => page.getByRole('list', { name: m.game.choices }).getByRole('button');
  const announced = async (): Promise<string> =>
    (await page.evaluate<string[]>('window.announced')).join('\n');
  const expectAnnounced = (text: string) => expect.poll(announced, PATIENCE).toContain(text);

  it('the board is a list of all planes, each with its place', async () => {
    const position = logOf(view).states.at(-1)?.position;
    const places = SEATS.flatMap((seat) => {
      const fleet = position?.fleets[seat] ?? [];
      const countOn = (step: number): number => fleet.filter((group) => stepOf(group) === step).length;
      const flying = fleet.filter((group) => stepOf(group) > HANGAR && stepOf(group) < HOME);
      const own = view.seats.some(({ you, colour }) => you && colour === colourOf(seat));
      return [
        ...(countOn(HANGAR) > 0 ? [m.seats.hangar(countOn(HANGAR))] : []),
        ...flying.map((group) => m.seats.onStep(stepOf(group), sizeOf(group))),
        ...(countOn(HOME) > 0 ? [m.seats.home(countOn(HOME), 4)] : []),
      ].map((place) => `${m.colours[colourOf(seat)]}${own ? ` (${m.seats.you})` : ''}: ${place}`);
    });
    expect(places.length).toBeGreaterThan(0);
    const list = page.getByRole('list', { name: m.seats.planes });
    expect(await list.getByRole('listitem').allTextContents()).toEqual(places);
  });

  it('every move is a button that says where it ends and what it captures', async () => {
    const position = logOf(view).states.at(-1)?.position;
    if (!position || view.die === null) throw new Error('there is no decision');
    const names = await choices().allInnerTexts();
    const moves = choicesOf(view.rules, position, view.die, view.legal);
    expect(new Set(names).size).toBe(moves.length);
    for (const [index, { text, end, captures, sentBack }] of moves.entries()) {
      const name = names[index] ?? '';
      if (text === 'L') expect(name).toBe(m.choice.launch);
      else expect(name).toMatch(end === HOME ? m.choice.home : new RegExp(`(^|\\D)${end}(\\D|$)`));
      for (const { seat } of captures) expect(name).toContain(m.colours[colourOf(seat)]);
      expect(name.includes(m.choice.sentBack)).toBe(sentBack);
    }
  });

  it('every ply is announced, and whose turn follows', async () => {
    await choices().first().press('Enter');
    await page.getByRole('button', { name: m.game.play, exact: true }).press('Enter');
    const own = view.seats.find(({ you }) => you)?.colour ?? 'red';
    await expectAnnounced(
      m.story.line(m.colours[own], [m.story.rolled(view.die ?? 0)]).replace(/[.。]$/, ''),
    );
    if ((await ann.view(view.id)).body.toAct !== own) await expectAnnounced(m.game.decides('Ben'));

    await page.evaluate('void (window.announced.length = 0)');
    view = await untilAsked(view.id, ann, ben);
    await expectAnnounced(`${m.game.youDecide} ${m.game.youRolled(view.die ?? 0)}`);
    await choices().first().waitFor(PATIENCE);
  });

  it('a dialog has a name, keeps the focus, and returns it', async () => {
    await page.getByText(m.game.menu, { exact: true }).press('Enter');
    const resign = page.getByRole('button', { name: m.game.resign, exact: true });
    await resign.press('Enter');
    const dialog = page.getByRole('dialog', { name: m.game.resignTitle });
    await dialog.waitFor(PATIENCE);
    for (let stop = 0; stop < 4; stop += 1) {
      await page.keyboard.press('Tab');
      // Between the last stop and the first, browsers add stops of their own.
      expect(await page.locator('dialog :focus, body:focus').count()).toBeLessThanOrEqual(1);
      expect(await page.locator('main :focus').and(page.locator(':not(dialog *)')).count()).toBe(0);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator(':focus').innerText(), PATIENCE).toBe(m.game.resign);
  });

  it('the result is announced', async () => {
    await ben.tell(view.id, 'resign');
    await expectAnnounced(m.game.youWon);
    await page.getByRole('heading', { name: m.game.youWon }).waitFor(PATIENCE);
  });
});
