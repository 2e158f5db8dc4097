/** A game is soon there on a slow line (DESIGN § 11). */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { GAME_SCRIPTS_KB, gameScriptsKB } from '../bench/src/web/game-scripts.ts';
import type { AppPage } from '../pages/pages.ts';
import { contextFor, show } from '../pages/show.ts';
import { playOn, seatEverybody } from '../support/play.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
/** One in which its reader decides. */
let game: AppPage;

beforeAll(async () => {
  site = await openSite();
  const [ann, ben] = [await site.server.guest('Ann'), await site.server.guest('Ben')];
  const id = await seatEverybody([ann, ben], { preset: 'classic' });
  const { seats, toAct } = await playOn([ann, ben], id, {
    until: ({ ply, legal }) => ply > 20 && legal.length > 1,
  });
  const asked = seats[0]?.colour === toAct ? ann : ben;
  game = { name: 'game', path: `/g/${id}`, by: asked };
});

afterAll(() => site.close());

// Bengali has the longest texts.
it.each(['en', 'bn'])('brings no more scripts than it may, in the language %s', async (locale) => {
  const kilobytes = await gameScriptsKB(site.browser, site.origin, game, { locale });
  expect(kilobytes).toBeGreaterThan(0);
  expect(kilobytes).toBeLessThanOrEqual(GAME_SCRIPTS_KB);
});

it('is asked for at once with what shows it, and all of it once', async () => {
  const context = await contextFor(site.browser, site.origin, game, { serviceWorkers: 'block' });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const page = await show(context, game);
  const promised = await page.evaluate<string[]>(
    `[...document.querySelectorAll('link[rel=preload], link[rel=modulepreload]')].map((link) => new URL(link.href).pathname)`,
  );
  expect(promised).toContain(`/api${game.path.replace('/g/', '/games/')}`);
  for (const one of promised) expect(asked.filter((path) => path === one)).toEqual([one]);
  await context.close();
});
