/** What chat apps see of a link: texts in the reader's language, a picture of the board, and no secret. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { playOn, seatEverybody, seatsFor } from './support/play.ts';
import { cardOf, openPreviews, preloadsOf, readPng, type Previews } from './support/previews.ts';
import { openWorld, ORIGIN, type World } from './support/world.ts';

let world: World;
let previews: Previews;
let ann: Client;
let ben: Client;

beforeAll(async () => {
  world = await openWorld();
  previews = openPreviews(world.core, ORIGIN);
  [ann, ben] = [await world.guest('Ann'), await world.guest('Ben')];
});
afterAll(async () => {
  await world.close();
  expect(previews.faults).toEqual([]);
});

const page = async (path: string, language = ''): Promise<string> => {
  const response = await previews.get(path, { 'Accept-Language': language });
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect(response.headers.get('Vary')).toContain('Accept-Language');
  return response.text();
};
const card = async (path: string, language?: string) => cardOf(await page(path, language));

const picture = async (path: string) => {
  const response = await previews.get(path);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  return { bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers };
};

const waiting = async (creator = ann) => {
  const { body } = await creator.create({ preset: 'quick', turnTime: '3d', seats: seatsFor(2) });
  await creator.take(body.invite);
  return body;
};

describe('a link', () => {
  it.each([
    ['en-GB,en;q=0.9', 'en', 'Ann invites you to play Aeroplane Chess'],
    ['ms-MY', 'ms', 'Ann menjemput anda bermain Catur Kapal Terbang'],
    ['de, fil;q=0.5', 'fil', 'Inaanyayahan ka ni Ann na maglaro ng Larong Eroplano'],
    ['vi', 'vi', 'Ann mời bạn chơi Cờ máy bay'],
    ['eu', 'eu', 'Hegazkin-jokoan jokatzeko gonbidapena: Ann'],
    ['bn-IN', 'bn', 'Ann আপনাকে উড়োজাহাজ লুডু খেলতে ডাকছেন'],
    ['en;q=0.1, zh-CN', 'zh-Hans', 'Ann 邀你来玩飞行棋'],
    ['zh-TW', 'zh-Hant', 'Ann 邀你來玩飛行棋'],
    ['tlh, *', 'en', 'Ann invites you to play Aeroplane Chess'],
  ])('has a preview for %j in %s', async (wanted, language, title) => {
    const { invite } = await waiting();
    const told = await page(`/i/${invite}`, wanted);
    expect(told).toContain(`<html lang="${language}"`);
    expect(cardOf(told)).toMatchObject({ title, 'og:title': title, 'twitter:card': 'summary_large_image' });
  });

  it('to an invitation names the game, and its secret nowhere', async () => {
    const { id, invite } = await waiting();
    const told = await page(`/i/${invite}`, 'en');
    expect(told).not.toContain(invite.split('.')[1]);
    const { description, 'og:image': image } = cardOf(told);
    expect(description).toBe('A name is enough to take a seat. Quick, 2 players, 3 days for each decision.');
    expect(image).toMatch(new RegExp(`^${ORIGIN}/g/${id}/board\\.png\\?v=\\d+$`));
    await ben.take(invite);
    expect((await card(`/i/${invite}`))['og:description']).toContain('no longer open');
  });

  it('to a game names the players, and the winner', async () => {
    const id = await seatEverybody([ann, ben], { preset: 'quick' });
    const begun = await card(`/g/${id}`, 'en');
    expect(begun['title']).toMatch(/^Aeroplane Chess: (Ann and Ben|Ben and Ann)$/);
    expect(begun['description']).toContain('Under way');
    await playOn([ann, ben], id, { settle: world.settle });
    const winner = (await ann.view(id)).body.seats.find(({ rank }) => rank === 1);
    expect((await card(`/g/${id}`, 'en'))['description']).toContain(`The game is over: ${winner?.name} won.`);
  });

  it('escapes names, and leaves the rest of the page alone', async () => {
    const eve = await world.guest('<b>"\'&$&');
    const { invite } = await waiting(eve);
    const told = await page(`/i/${invite}`);
    expect(told).not.toContain('<b>');
    expect(cardOf(told)['og:title']).toBe(
      '&lt;b&gt;&quot;&#39;&amp;$&amp; invites you to play Aeroplane Chess',
    );
    expect(told).toMatch(/<\/head><body>\$& \$1<\/body><\/html>$/);
  });

  it.each(['/g/0123456789abcdef', '/g/x', '/i/x', '/i/0123456789abcdef.0123456789abcdef', '/i/a.b.c'])(
    'that leads to nothing, %s, describes the app as a whole',
    async (path) => {
      const told = await card(path);
      expect(told).toMatchObject({ title: 'Aeroplane Chess', 'twitter:card': 'summary' });
      expect(told).not.toHaveProperty('og:image');
    },
  );

  it('with a wrong secret says nothing about the game', async () => {
    const { id } = await waiting();
    expect((await card(`/i/${id}.0123456789abcdef`))['title']).toBe('Aeroplane Chess');
  });
});

describe('a page', () => {
  it('of a game preloads its code, its texts and the game itself', async () => {
    const { id } = await waiting();
    expect(preloadsOf(await page(`/g/${id}`, 'vi'))).toEqual([
      `fetch /api/games/${id}?since=0`,
      'modulepreload /game.js',
      'style /game.css',
      'modulepreload /texts-vi.js',
    ]);
  });

  it('of an invitation preloads its code', async () => {
    const { invite } = await waiting();
    const files = ['modulepreload /invite.js', 'modulepreload /texts-en.js'];
    expect(preloadsOf(await page(`/i/${invite}`, 'en'))).toEqual(files);
    expect(preloadsOf(await page('/i/x', 'en'))).toEqual(files);
  });

  it('that shows no game preloads nothing', async () => {
    const { id } = await waiting();
    for (const path of [`/g/${id}/dice`, '/g/a/b/c']) expect(preloadsOf(await page(path))).toEqual([]);
    expect(preloadsOf(await page('/g/0123456789abcdef', 'en'))).not.toContainEqual(
      expect.stringContaining('/api/'),
    );
  });
});

describe('a picture', () => {
  it('is a PNG of the board, cached for good under the address of its version', async () => {
    const { invite } = await waiting();
    const address = (await card(`/i/${invite}`))['og:image']?.replace(ORIGIN, '') ?? '';
    const { bytes, headers } = await picture(address);
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const png = readPng(bytes);
    expect([png.width, png.height]).toEqual([1200, 630]);
    // In the hangars, beside the pads: red, yellow, blue, green.
    const corners = [png.at(379, 478), png.at(437, 94), png.at(821, 152), png.at(763, 536)];
    expect(corners).toEqual(['#b3261e', '#f5bd3d', '#2456a6', '#4fae7b']);
    expect((await picture(address)).bytes.equals(bytes)).toBe(true);
  });

  it('shows the current position, and is revalidated under any other address', async () => {
    const id = await seatEverybody([ann, ben], { preset: 'quick' });
    const before = await picture(`/g/${id}/board.png`);
    expect(before.headers.get('Cache-Control')).toBe('public, no-cache');
    const planes = (position: string | null): string => position?.split(' turn=')[0] ?? '';
    const start = planes((await ann.view(id)).body.position);
    await playOn([ann, ben], id, {
      until: ({ position }) => planes(position) !== start,
      settle: world.settle,
    });
    const { version } = (await ann.view(id)).body;
    const after = await picture(`/g/${id}/board.png?v=${version - 1}`);
    expect(after.headers.get('Cache-Control')).toBe('public, no-cache');
    expect(after.bytes.equals(before.bytes)).toBe(false);
    expect((await picture(`/g/${id}/board.png?v=${version}`)).bytes.equals(after.bytes)).toBe(true);
  });

  it('of an unknown game is a 404', async () => {
    expect((await previews.get('/g/0123456789abcdef/board.png')).status).toBe(404);
    expect((await previews.get('/g/x/board.png')).status).toBe(404);
  });
});
