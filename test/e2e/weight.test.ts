/** A game loads quickly on a slow line (docs/design.md#figures). */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { GAME_SCRIPTS_KB, gameScriptsKB } from '../bench/src/web/game-scripts.ts';
import type { AppPage } from '../pages/pages.ts';
import { contextFor, show } from '../pages/show.ts';
import { playOn, seatEverybody } from '../support/play.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
/** A game in which its reader is to act. */
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
it.each(['en', 'bn'])('loads no more JavaScript than allowed, in the language %s', async (locale) => {
  const kilobytes = await gameScriptsKB(site.browser, site.origin, game, { locale });
  expect(kilobytes).toBeGreaterThan(0);
  expect(kilobytes).toBeLessThanOrEqual(GAME_SCRIPTS_KB);
});

it('is requested at once with its code, and everything once', async () => {
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
