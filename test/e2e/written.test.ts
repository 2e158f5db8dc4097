/**
 * Texts that people write (names, chat, names of passkeys) appear as plain text on every page: nothing of them runs,
 * becomes markup, reverses the text around it, or widens the page.
 */

import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { TestAuthenticator } from '../support/authenticator.ts';
import { Client } from '../support/client.ts';
import { playOn, seatEverybody, seatsFor } from '../support/play.ts';
import { freePort } from '../support/program.ts';
import { until } from '../support/pushes.ts';
import { giveSession, newBrowser } from './person.ts';
import { openSite, type Site } from './site.ts';

const MARKUP = '<svg onload=ran()>';
const CLOSING = '</title><script>';
/** Right-to-left, with figures that could swap places with others. */
const HEBREW = 'אבי 12';
const WIDE = 'W'.repeat(20);
const ADDRESS = 'javascript:ran()';
const QUOTES = '"onclick="ran()" `$&';
const ENTITY = '&lt;b&gt;${ran()}';

const WORDS = [
  '<img src=x onerror="ran()">',
  '</script><script>ran()</script>',
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '<a href="javascript:ran()">x</a> [x](javascript:ran()) javascript:ran()',
  '<style>body{display:none}</style>',
  '&lt;b&gt; &#x3C;script&#x3E; {@html ran()} {{ran()}}',
  'שלום (12) abc',
  'w'.repeat(300),
];
/** Typed with a directional override, which is removed. */
const TURNING = 'a \u202e\u2067gnitirw\u2069 b';

/** What `headOf` reads from a page. */
interface Head {
  readonly title: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly scripts: number;
  readonly elements: number;
  readonly strange: number;
}

let site: Site;
let origin: string;
let page: Page;
let paths: { path: string; shows: readonly string[] }[];
/** The game with the written texts. */
let talkedIn: string;
let links: { path: string; title: RegExp }[];
const alarms: string[] = [];

const inBrowser = (name: string): string => fileURLToPath(new URL(`in-browser/${name}.js`, import.meta.url));

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  site = await openSite({ port, publicOrigin: origin });
  const guest = async (name: string) => {
    const client = await new Client(origin).signIn(name);
    expect((await client.get<{ name: string }>('/api/me')).body.name).toBe(name);
    return client;
  };
  const [ann, avi, script, wide] = [
    await guest(MARKUP),
    await guest(HEBREW),
    await guest(CLOSING),
    await guest(WIDE),
  ];
  const four = [ann, avi, script, wide];
  const playing = await seatEverybody(four, { preset: 'classic' });
  for (const text of [...WORDS, TURNING])
    expect((await avi.call('POST', `/api/games/${playing}/chat`, { text })).status).toBe(201);
  const own = (await ann.view(playing)).body.seats.find(({ you }) => you)?.colour;
  await playOn(four, playing, { until: ({ ply, toAct }) => ply > 8 && toAct !== own });
  talkedIn = `/g/${playing}`;
  const finished = await seatEverybody(four, { preset: 'quick' });
  for (const one of [avi, script, wide]) await one.tell(finished, 'resign');
  const others = [ann, await guest(ADDRESS), await guest(QUOTES), await guest(ENTITY)];
  const second = await seatEverybody(others, { preset: 'quick' });
  for (const one of others.slice(1)) await one.tell(second, 'resign');
  await until('two finished games', async () => (await ann.done()).body.games.length === 2);
  const invitation = async (creator: Client) => {
    const { body } = await creator.create({ preset: 'quick', seats: seatsFor(3), public: true });
    await creator.take(body.invite);
    return body;
  };
  const [byAvi, byScript] = [await invitation(avi), await invitation(script)];
  const waiting = await invitation(ann);
  await avi.take(waiting.invite);
  const { colour } = (await ann.view(playing)).body.seats.find(({ name }) => name === WIDE) ?? {};
  await ann.call('POST', '/api/blocks', { game: playing, colour });
  const hebrew = (await ann.view(finished)).body.seats.find(({ name }) => name === HEBREW)?.colour;
  await ann.call('POST', '/api/blocks', { game: finished, colour: hebrew });
  await ann.call('DELETE', `/api/blocks/${await blockOf(ann, HEBREW)}`);
  for (const name of [MARKUP, HEBREW]) {
    const { challenge } = (await ann.call<{ challenge: string }>('POST', '/api/passkeys/creation')).body;
    const response = new TestAuthenticator().create({ origin, challenge });
    expect((await ann.call('POST', '/api/passkeys', { name, response })).status).toBe(201);
  }
  const { code } = (await avi.call<{ code: string }>('POST', '/api/codes', {})).body;

  const context = await newBrowser(site.browser, origin, { viewport: { width: 320, height: 700 } });
  await giveSession(context, ann);
  await context.exposeFunction('toldOfViolation', (text: string) => void alarms.push(text));
  for (const name of ['violations', 'ran', 'isolation'])
    await context.addInitScript({ path: inBrowser(name) });
  page = await context.newPage();
  page.on('dialog', (dialog) => {
    alarms.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => alarms.push(error.message));
  const all = [MARKUP, HEBREW, CLOSING, WIDE];
  paths = [
    { path: '/', shows: [HEBREW, CLOSING, WIDE] },
    { path: '/lobby', shows: [HEBREW, CLOSING] },
    { path: `/i/${byAvi.invite}`, shows: [HEBREW] },
    { path: `/i/${byScript.invite}`, shows: [CLOSING] },
    { path: talkedIn, shows: [...all, ...WORDS] },
    { path: `/g/${finished}`, shows: all },
    { path: `/g/${second}`, shows: [ADDRESS, QUOTES, ENTITY] },
    { path: `/g/${waiting.id}`, shows: [HEBREW] },
    { path: '/me', shows: [HEBREW, CLOSING, WIDE, ADDRESS, QUOTES, ENTITY] },
    { path: '/settings', shows: [MARKUP, HEBREW, WIDE] },
    { path: `/?code=${code}`, shows: [HEBREW, MARKUP] },
  ];
  links = [
    { path: `/i/${byAvi.invite}`, title: new RegExp(`^\u2068${HEBREW}\u2069 invites you`) },
    { path: `/i/${byScript.invite}`, title: /^<\/title><script> invites you/ },
    { path: talkedIn, title: /<svg onload=ran\(\)>.*<\/title><script>|<\/title><script>.*<svg/ },
    { path: `/g/${second}`, title: /"onclick="ran\(\)" `\$&/ },
  ];
}, 240_000);

afterAll(() => site.close());

async function blockOf(client: Client, name: string): Promise<string> {
  const { body } = await client.get<{ blocks: { id: string; name: string }[] }>('/api/blocks');
  return body.blocks.find((one) => one.name === name)?.id ?? '';
}

/** Opens a page and everything folded on it. */
async function open(path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  const skip = page.getByRole('button', { name: 'Skip' });
  if (await skip.isVisible()) await skip.click();
  await page.evaluate(
    "for (const one of document.querySelectorAll('details')) one.open = true; for (const one of document.querySelectorAll('.fold [aria-expanded=false]')) one.click()",
  );
  await page.waitForLoadState('networkidle');
}

describe('written text', () => {
  it('appears as it is, and runs nowhere', async () => {
    for (const { path, shows } of paths) {
      await open(path);
      const shown = async () =>
        (await page.evaluate<string>('document.body.innerText')).replaceAll(/[\u2068\u2069]/gu, '');
      for (const text of shows) await expect.poll(shown, { timeout: 10_000, message: path }).toContain(text);
      expect.soft(await page.evaluate('strangers()'), path).toEqual([]);
      expect.soft(await page.evaluate('notIsolated()'), path).toEqual([]);
      expect.soft(await page.evaluate('tooWide()'), path).toEqual([]);
    }
    expect(alarms).toEqual([]);
  });

  it('appears in the dialogs of pages', async () => {
    await page.goto(talkedIn, { waitUntil: 'networkidle' });
    await page.locator('details.menu > summary').click();
    await page.getByRole('button', { name: 'Block or report a player' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(CLOSING).waitFor();
    await dialog.getByRole('button', { name: 'Report' }).first().click();
    expect(await page.evaluate('strangers()')).toEqual([]);
    expect(await page.evaluate('notIsolated()')).toEqual([]);
    expect(alarms).toEqual([]);
  });

  it('loses directional overrides', async () => {
    await open(talkedIn);
    await page.getByText('gnitirw').waitFor();
    const text = await page.evaluate<string>('document.body.innerText');
    expect(text).not.toMatch(/[\u202a-\u202e\u2066\u2067]/u);
  });

  it('appears unchanged in link previews', async () => {
    await page.goto('/');
    const read = async (path: string) => {
      const html = await (await page.request.get(path, { headers: { 'Accept-Language': 'en' } })).text();
      return page.evaluate<Head>(`headOf(${JSON.stringify(html)})`);
    };
    const plain = await read('/g/0123456789abcdef');
    const usual = await read(paths.find(({ path }) => path.startsWith('/i/'))?.path ?? '');
    for (const { path, title } of links) {
      const head = await read(path);
      expect(head.title).toMatch(title);
      expect(head.meta['og:title']).toBe(head.title);
      expect([head.scripts, head.strange]).toEqual([plain.scripts, 0]);
      // A card has the same elements, whatever its texts.
      expect(head.elements).toBe(usual.elements);
      expect((await page.request.get(head.meta['og:image'] ?? '')).headers()['content-type']).toBe(
        'image/png',
      );
    }
    expect(alarms).toEqual([]);
  });
});
