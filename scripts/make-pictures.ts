/**
 * `node scripts/make-pictures.ts`: takes the screenshots for the manifest and the README from the built app. They are
 * committed. Prints each picture's files, size and bytes.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions } from 'playwright-core';
import { openSite } from '../test/e2e/site.ts';
import type { AppPage } from '../test/pages/pages.ts';
import { contextFor, show } from '../test/pages/show.ts';
import { playOn, seatEverybody } from '../test/support/play.ts';
import { indexedPng } from './indexed-png.ts';
import { pixelsOf } from './pixels.ts';

const FOLDER = fileURLToPath(new URL('../web/static/pictures', import.meta.url));

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

const NARROW: Shape = { width: 390, height: 844, scale: 2 };
const WIDE: Shape = { width: 1280, height: 800, scale: 1 };

const site = await openSite();
try {
  const { browser, origin, server } = site;
  const people = [];
  for (const name of ['Mei', 'Ravi', 'Ana', 'Linh']) people.push(await server.guest(name));
  const id = await seatEverybody(people, { preset: 'classic', turnTime: '24h' });
  const { seats, toAct, ply } = await playOn(people, id, {
    choose: (legal) => legal.find((move) => move === 'L') ?? legal.at(-1) ?? '',
    until: (view) => view.ply > 90 && view.legal.length > 2,
  });
  for (const person of people) await person.seen(id, ply);
  const asked = people[seats.findIndex(({ colour }) => colour === toAct)];
  if (asked === undefined) throw new Error('no player is to act');

  const blank = await browser.newPage();
  const take = async (page: AppPage, { width, height, scale }: Shape, file: string): Promise<void> => {
    const options: BrowserContextOptions = { viewport: { width, height }, deviceScaleFactor: scale };
    const context = await contextFor(browser, origin, page, options);
    const shown = await show(context, page);
    // Hovering over a choice shows its preview.
    const choice = shown.getByRole('list', { name: 'Choices' }).getByRole('button').last();
    if (page.path.startsWith('/g/')) await choice.hover();
    const [across, down] = [width * scale, height * scale];
    const address = `data:image/png;base64,${(await shown.screenshot()).toString('base64')}`;
    const png = indexedPng(across, down, await pixelsOf(blank, address, across, down));
    await context.close();
    await writeFile(file, png);
    console.log(`${file}: ${across} × ${down}, ${png.length} bytes`);
  };

  await mkdir(FOLDER, { recursive: true });
  const game = { name: 'game', path: `/g/${id}`, by: asked };
  await take(game, WIDE, `${FOLDER}/game-wide.png`);
  await take(game, NARROW, `${FOLDER}/game.png`);
  await take({ name: 'rules', path: '/rules#jump' }, NARROW, `${FOLDER}/rules.png`);
} finally {
  await site.close();
}
