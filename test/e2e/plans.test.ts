/** Plans, standing orders and muted games (docs/design.md#plans). */

import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { View } from '@aeroplane/api';
import type { Page } from 'playwright-core';
import type { Client } from '../support/client.ts';
import { seatEverybody } from '../support/play.ts';
import { untilPlanned, untilWaiting } from './decisions.ts';
import { giveSession, newBrowser, Person } from './person.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let ann: Client;
let ben: Client;
let bensPage: Person;
let id: string;

const openAs = async (client: Client, name: string): Promise<Person> => {
  const context = await newBrowser(site.browser, site.origin);
  await giveSession(context, client);
  return Person.in(context, name);
};

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

beforeEach(async () => {
  [ann, ben] = [await site.server.guest('Ann'), await site.server.guest('Ben')];
  id = await seatEverybody([ann, ben], { preset: 'classic' });
  bensPage = await openAs(ben, 'Ben');
});

afterEach(async () => {
  expect(bensPage.faults).toEqual([]);
  await bensPage.close();
});

const viewOf = async (client: Client): Promise<View> => (await client.view(id)).body;

/** Planes of the reader's are under way on two steps or more, so that every roll leaves a choice. */
function hasChoices({ seats, position }: View): boolean {
  const own = seats.find(({ you }) => you)?.colour?.[0] ?? '';
  const fleet = new RegExp(`\\b${own}:(\\S+)`).exec(position ?? '')?.[1] ?? '';
  const steps = fleet.split(',').filter((group) => /^\d/.test(group) && Number.parseInt(group) < 44);
  return new Set(steps).size > 1;
}

/** Opens the game briefly, with every ply marked as seen. */
async function visit(client: Client, name: string, during: (page: Page) => Promise<void>): Promise<void> {
  await client.seen(id, (await viewOf(client)).ply);
  const person = await openAs(client, name);
  await person.page.goto(`/g/${id}`);
  await during(person.page);
  expect(person.faults).toEqual([]);
  await person.close();
}

/** Plans the first move for every die that leaves a choice. */
async function planFaces(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan your next roll' }).click();
  const faceButtons = page.getByRole('button', { name: /^With a \d:/ });
  await faceButtons.first().waitFor();
  for (const face of await faceButtons.all()) {
    await face.click();
    await page.getByRole('radio').nth(1).check();
  }
  const faces = page.getByRole('region', { name: 'For your next roll' });
  await faces.getByRole('button', { name: 'Save plan' }).click();
  await faces.getByText('Saved', { exact: true }).waitFor();
}

async function expectNoPlan(): Promise<void> {
  const answer = await ben.view(id);
  expect(answer.body.plan).toBeUndefined();
  expect(answer.text).not.toContain('"faces"');
  expect(answer.text).not.toContain('"orders"');
}

const storyOf = ({ page }: Person) => page.getByRole('region', { name: 'Story' });

/** Lets Ann plan her next roll and Ben decide on his page until she has rolled; returns her plan and the game then. */
async function planAndRoll(): Promise<{ faces: Record<string, string | undefined>; view: View }> {
  const { ply } = await untilWaiting(id, ann, ben, hasChoices);
  await visit(ann, 'Ann', planFaces);
  const { plan } = await viewOf(ann);
  const faces = plan?.faces ?? {};
  expect(Object.keys(faces)).toEqual(['1', '2', '3', '4', '5', '6']);
  await expectNoPlan();
  await ben.seen(id, ply);
  await bensPage.page.goto(`/g/${id}`);
  await bensPage.page.getByRole('heading', { name: 'Plan ahead' }).waitFor();
  expect(await bensPage.page.getByText('Next roll planned').count()).toBe(0);
  for (;;) {
    const view = await viewOf(ann);
    if (view.plan?.faces === undefined) return { faces, view };
    await bensPage.decide();
  }
}

it('a move planned for the next roll is played while its player is away, and shown as planned', async () => {
  for (;;) {
    const { faces, view } = await planAndRoll();
    const [ply] = view.marks.planned;
    // Ben's move may have made the plan impossible; then Ann has the decision.
    if (ply === undefined) continue;
    const played = view.plies[ply] ?? '';
    const die = played[0] ?? '';
    expect(played).toBe(`${die}${faces[die]}`);
    await storyOf(bensPage).getByText(`rolled ${die}`).first().waitFor();
    await storyOf(bensPage).getByText('as planned').first().waitFor();
    await expectNoPlan();
    break;
  }
  await visit(ann, 'Ann', async (page) => {
    await page.getByRole('region', { name: 'Story' }).getByText('as planned').first().waitFor();
    expect(await page.getByText('Next roll planned').count()).toBe(0);
  });
});

it('standing orders decide, in the given order', async () => {
  await untilWaiting(id, ann, ben, hasChoices);
  await visit(ann, 'Ann', async (page) => {
    await page.getByRole('button', { name: 'Plan ahead' }).click();
    const orders = page.getByRole('region', { name: 'Standing orders' });
    await orders.getByRole('checkbox', { name: /^Run/ }).check();
    await orders.getByRole('checkbox', { name: /^Capture/ }).check();
    await orders.getByRole('button', { name: 'Capture: further up' }).click();
    await orders.getByText('Not saved yet').waitFor();
    await orders.getByRole('button', { name: 'Save orders' }).click();
    await orders.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Plan ahead' }).click();
    await page.getByText('2 standing orders').waitFor();
  });
  expect((await viewOf(ann)).plan?.orders).toEqual(['capture', 'leader']);
  await expectNoPlan();

  const planned = await untilPlanned(id, ann, ben);
  expect(planned.plan?.orders).toEqual(['capture', 'leader']);
  await bensPage.page.goto(`/g/${id}`);
  await bensPage.page.getByText('What to do while you are away.').waitFor();
  await expectNoPlan();
  await visit(ann, 'Ann', async (page) => {
    await page.getByRole('region', { name: 'Story' }).getByText('as planned').first().waitFor();
    await page.getByText('2 standing orders').waitFor();
  });
});

it('a game can be muted, stays so, and can be unmuted; a player who has just received a decision cannot be nudged', async () => {
  await untilWaiting(id, ann, ben);
  await visit(ann, 'Ann', async (page) => {
    const toggle = async (name: string): Promise<void> => {
      await page.getByText('More', { exact: true }).click();
      await page.getByRole('button', { name }).click();
    };
    await page.getByRole('heading', { name: 'Ben decides' }).waitFor();
    expect(await page.getByRole('button', { name: /^Nudge/ }).count()).toBe(0);
    await toggle('Stop notices of this game');
    await page.getByRole('button', { name: 'Notify me of this game again' }).waitFor();
    expect((await viewOf(ann)).muted).toBe(true);
    expect((await viewOf(ben)).muted).toBe(false);
    await page.reload();
    await toggle('Notify me of this game again');
    await page.getByRole('button', { name: 'Stop notices of this game' }).waitFor();
    expect((await viewOf(ann)).muted).toBe(false);
  });
});
