/** The board in a browser: choosing moves, turning the board, sound, and playback of missed plies. */

import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { View } from '@aeroplane/api';
import { eventsOf } from '@aeroplane/engine';
import type { Page } from 'playwright-core';
import { openLog } from '../../web/src/lib/model/log.ts';
import type { Client } from '../support/client.ts';
import { seatEverybody } from '../support/play.ts';
import { newDecision, untilAsked } from './decisions.ts';
import { giveSession, newBrowser, Person } from './person.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let ann: Client;
let ben: Client;
let person: Person;
let page: Page;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

beforeEach(async () => {
  [ann, ben] = [await site.server.guest('Ann'), await site.server.guest('Ben')];
  const context = await newBrowser(site.browser, site.origin);
  await giveSession(context, ann);
  person = await Person.in(context, 'Ann');
  page = person.page;
});

afterEach(async () => {
  expect(person.faults).toEqual([]);
  await person.close();
});

const choices = () => page.getByRole('list', { name: 'Choices' }).getByRole('button');
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Stores device settings before the game is opened. */
async function keep(settings: Record<string, unknown>): Promise<void> {
  const text = JSON.stringify(JSON.stringify(settings));
  await page.addInitScript({ content: `localStorage.setItem('device', ${text})` });
}

/** Opens a new decision of Ann's, with every earlier ply marked as seen. */
async function openDecision(): Promise<View> {
  const view = await newDecision(ann, ben);
  await ann.seen(view.id, view.ply);
  await page.goto(`/g/${view.id}`);
  await choices().first().waitFor();
  return view;
}

/** Whether the server has a move for this ply. */
const isPlayed = async ({ id, ply }: View): Promise<boolean> => (await ann.view(id)).body.ply > ply;

async function expectPlayed(view: View, move: string | null): Promise<void> {
  await expect.poll(() => isPlayed(view), { timeout: 60_000 }).toBe(true);
  const { plies } = (await ann.view(view.id)).body;
  expect(plies[view.ply]).toBe(`${view.die}${move}`);
}

it('the first press on a choice selects it, the second submits it', async () => {
  const view = await openDecision();
  const choice = choices().nth(1);
  const move = await choice.getAttribute('data-move');
  await choice.click();
  expect(await choice.getAttribute('aria-pressed')).toBe('true');
  expect(await isPlayed(view)).toBe(false);
  await choice.click();
  await expectPlayed(view, move);
});

it('a plane on the board is selected and played by the keyboard', async () => {
  const view = await openDecision();
  const plane = page.getByRole('group', { name: 'Board' }).getByRole('button').first();
  await plane.focus();
  await page.keyboard.press('Enter');
  if (await button('Play').isDisabled()) await choices().first().press('Enter');
  expect(await isPlayed(view)).toBe(false);
  const move = await page.locator('[data-move][aria-pressed=true]').getAttribute('data-move');
  await button('Play').press('Enter');
  await expectPlayed(view, move);
});

it('with one-press play, a move can be undone by the keyboard, and is submitted when the time is over', async () => {
  await keep({ confirmation: 'undo' });
  await page.clock.install();
  const view = await openDecision();
  const choice = choices().nth(1);
  const move = await choice.getAttribute('data-move');
  const text = await choice.innerText();

  await choice.press('Enter');
  await page.getByText(`Chosen: ${text}`).first().waitFor();
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Undo');
  await page.keyboard.press('Enter');
  await choice.waitFor();
  await page.clock.fastForward(20_000);
  expect(await isPlayed(view)).toBe(false);

  await choice.click();
  await page.keyboard.press('Escape');
  await choice.waitFor();
  await page.clock.fastForward(20_000);
  expect(await isPlayed(view)).toBe(false);

  await choice.click();
  await button('Undo').waitFor();
  await page.clock.fastForward(4_000);
  expect(await isPlayed(view)).toBe(false);
  await page.clock.fastForward(1_000);
  await expectPlayed(view, move);
});

it.each(['another page', 'another document'])(
  'a move that could still be undone is submitted when leaving for %s',
  async (way) => {
    await keep({ confirmation: 'undo' });
    await page.clock.install();
    const view = await openDecision();
    const move = await choices().nth(1).getAttribute('data-move');
    await choices().nth(1).click();
    await button('Undo').waitFor();
    if (way === 'another page') await page.getByRole('link', { name: 'New game' }).click();
    else await page.goto('/lobby');
    await expectPlayed(view, move);
  },
);

it('nothing beside the board moves during a choice', async () => {
  await keep({ confirmation: 'undo' });
  await openDecision();
  const places = () =>
    Promise.all(
      [
        page.getByRole('group', { name: 'Board' }),
        page.getByRole('region', { name: 'Now' }),
        page.getByRole('list', { name: 'Seats' }),
        page.getByText('More', { exact: true }),
      ].map((one) => one.boundingBox()),
    );
  const before = await places();
  await choices().nth(1).click();
  await button('Undo').waitFor();
  expect(await places()).toEqual(before);
  await button('Undo').click();
  await choices().first().waitFor();
  expect(await places()).toEqual(before);
});

/** The corner of the board, 0 or 1 each way, in which a page draws a seat's hangar. */
async function cornerOf(seat: number, on = page): Promise<{ x: number; y: number }> {
  const board = await on.getByRole('group', { name: 'Board' }).boundingBox();
  const hangar = await on.locator(`[aria-label=Board] [data-seat="${seat}"] .hangar`).boundingBox();
  if (!board || !hangar) throw new Error('there is no board');
  return {
    x: Math.round((hangar.x + hangar.width / 2 - board.x) / board.width),
    y: Math.round((hangar.y + hangar.height / 2 - board.y) / board.height),
  };
}

it("the reader's colour is at the bottom or where the rules draw it, as set on this device; spectators see the rules' layout", async () => {
  const id = await seatEverybody([ben, ann], { preset: 'classic' });
  const { body: view } = await ann.view(id);
  const own = ['red', 'yellow', 'blue', 'green'].indexOf(view.seats.find(({ you }) => you)?.colour ?? '');
  // As in board.json: red bottom left, then clockwise.
  const drawn = [
    { x: 0, y: 1 },
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
  ];
  await ann.seen(id, view.ply);
  await page.goto(`/g/${id}`);
  await page.getByRole('group', { name: 'Board' }).waitFor();
  expect(await cornerOf(own)).toEqual({ x: 0, y: 1 });

  await page.getByText('More', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'My colour at the bottom of the board' }).uncheck();
  await expect.poll(() => cornerOf(own)).toEqual(drawn[own]);
  await page.reload();
  await page.getByRole('group', { name: 'Board' }).waitFor();
  expect(await cornerOf(own)).toEqual(drawn[own]);

  const onlooker = await newBrowser(site.browser, site.origin);
  const watching = await Person.in(onlooker, 'Cho');
  await watching.page.goto(`/g/${id}`);
  await watching.page.getByRole('group', { name: 'Board' }).waitFor();
  const corners = await Promise.all([0, 1, 2, 3].map((seat) => cornerOf(seat, watching.page)));
  expect(corners).toEqual(drawn);
  expect(watching.faults).toEqual([]);
  await watching.close();
});

/** Whether Ann has not yet seen a ply that captured planes. */
function hasCapture(view: View): boolean {
  const log = openLog(view);
  return (log?.plies ?? []).some((ply, n) => {
    const state = log?.states[n];
    if (!state || n < (view.seen ?? 0)) return false;
    return eventsOf(state.rules, state.position, ply).some(({ type }) => type === 'captured');
  });
}

it('sound starts with the first touch, vibration with a capture, and both can be turned off for good', async () => {
  await page.addInitScript({ path: fileURLToPath(new URL('in-browser/ears.js', import.meta.url)) });
  const heard = () => page.evaluate<Record<string, number>>('window.heard');
  const nothing = { contexts: 0, sounds: 0, vibrations: 0 };
  const view = await newDecision(ann, ben, hasCapture);
  // A capture is waiting to be shown, silently until the first touch.
  await page.goto(`/g/${view.id}`);
  await choices().first().waitFor();
  expect(await heard()).toEqual(nothing);

  await button('Show again').click();
  await choices().first().waitFor();
  await expect.poll(async () => (await heard())['sounds'], { timeout: 60_000 }).toBeGreaterThan(0);
  const { contexts, vibrations } = await heard();
  expect(contexts).toBe(1);
  expect(vibrations).toBeGreaterThan(0);

  await page.getByText('More', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Sounds' }).uncheck();
  await page.getByRole('checkbox', { name: 'Vibrate when planes are sent back' }).uncheck();
  await page.reload();
  await choices().first().waitFor();
  await choices().first().click();
  await choices().first().click();
  await expectPlayed(view, view.legal[0] ?? null);
  expect(await heard()).toEqual(nothing);

  await page.goto('/settings');
  expect(await page.getByRole('checkbox', { name: 'Sounds' }).isChecked()).toBe(false);
  expect(await page.getByRole('checkbox', { name: /^Vibrate/ }).isChecked()).toBe(false);
});

it('missed plies are shown at a remembered speed, and can be skipped, read, and shown again', async () => {
  const id = await seatEverybody([ann, ben], { preset: 'classic' });
  const view = await untilAsked(id, ann, ben, ({ ply }) => ply >= 20);
  await ann.seen(id, 2);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  /** The page renders in steps, so its clock has to advance a little. */
  const drawn = () =>
    expect
      .poll(
        async () => {
          await page.clock.runFor(10);
          return page.getByRole('heading', { name: 'Since you were away' }).isVisible();
        },
        { timeout: 30_000 },
      )
      .toBe(true);
  await page.goto(`/g/${id}`);
  await drawn();

  /** The number of plies still to be shown. */
  const left = async () => Number.parseInt(await page.getByText(/to show$/).innerText());
  /** The number of plies shown in four seconds. */
  async function shownAt(speed: string): Promise<number> {
    await page.getByRole('group', { name: 'Speed' }).getByRole('button', { name: speed }).click();
    const before = await left();
    await page.clock.runFor(4_000);
    return before - (await left());
  }
  const slow = await shownAt('Slow');
  await page.reload();
  await drawn();
  const pressed = page.getByRole('button', { pressed: true });
  expect(await pressed.allInnerTexts()).toEqual(['Slow']);
  const fast = await shownAt('Fast');
  expect(fast).toBeGreaterThan(slow);

  await button('Skip').click();
  await page.clock.runFor(1_000);
  await choices().first().waitFor();
  await button('Show again').click();
  await page.getByRole('heading', { name: 'Since you were away' }).waitFor();
  expect(await left()).toBe(view.ply - 2);

  await button('Read').click();
  await page.clock.runFor(1_000);
  const lines = page.getByRole('region', { name: 'Now' }).getByRole('listitem');
  expect(await lines.count()).toBe(view.ply - 2);
  await button('Go on').click();
  await choices().first().waitFor();
});

it('a die rolls for a new ply, and lies still where every ply was seen', async () => {
  const { id, ply } = await newDecision(ann, ben);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  /** What the page shows first. */
  async function first(): Promise<'a roll' | 'choices'> {
    for (;;) {
      await page.clock.runFor(10);
      if ((await page.locator('.die.rolling').count()) > 0) return 'a roll';
      if ((await choices().count()) > 0) return 'choices';
    }
  }
  await ann.seen(id, ply - 1);
  await page.goto(`/g/${id}`);
  expect(await first()).toBe('a roll');

  await ann.seen(id, ply);
  await page.reload();
  expect(await first()).toBe('choices');
});
