/**
 * Pages of other origins make a browser send requests in its owner's name, and must not write or read anything.
 * `localhost` on another port is the same site, so its requests carry the cookie, and only the server's own checks stop
 * them.
 */

import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { ApiDescription } from '../../packages/api/test/described.ts';
import { properBody } from '../attack/bodies.ts';
import { Client } from '../support/client.ts';
import { playOn, seatEverybody, seatsFor } from '../support/play.ts';
import { freePort } from '../support/program.ts';
import { startRecordingProxy, type RecordingProxy } from '../support/recording-proxy.ts';
import { dumpFolder, makeFolder, removeFolder, startTestServer, type TestServer } from '../support/server.ts';
import { withoutLimits } from '../support/without-limits.ts';
import { launchBrowser } from './browser.ts';
import { giveSession, newBrowser } from './person.ts';

const { operations } = new ApiDescription();
const WRITES = operations.filter((route) => !route.startsWith('get '));
const READS = operations.filter((route) => route.startsWith('get '));

/** Servers on their own ports; the first host is of the server's site, the second of another site. */
const HOSTS = ['localhost', '127.0.0.1'] as const;
type Host = (typeof HOSTS)[number];

let folder: string;
let origin: string;
let server: TestServer;
let browser: Browser;
let context: BrowserContext;
const others = new Map<Host, Server>();
const originOf = new Map<Host, string>();
let addresses: (route: string) => { method: string; url: string; body: string };
let landings: string[];
let before: string;

let proxy: RecordingProxy;

const start = async (): Promise<void> => {
  server = await startTestServer(folder, {
    publicOrigin: origin,
    webDir: fileURLToPath(new URL('../../web/build', import.meta.url)),
  });
};

/** A stranger's page, and an address that redirects to any given address. */
const openOther = async (host: Host): Promise<void> => {
  const other = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://other.test');
    const to = url.searchParams.get('to');
    if (to === null) response.writeHead(200, { 'Content-Type': 'text/html' }).end('<body></body>');
    else response.writeHead(307, { Location: to }).end();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  others.set(host, other);
  originOf.set(host, `http://${host}:${port}`);
};

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  folder = await makeFolder();
  browser = await launchBrowser();
  for (const host of HOSTS) await openOther(host);
  await start();
  proxy = await startRecordingProxy(port, () => server.port);

  const guest = (name: string) => new Client(origin).signIn(name);
  const [ann, ben, eve] = [await guest('Ann'), await guest('Ben'), await guest('Eve')];
  const finished = await seatEverybody([ann, ben], { preset: 'quick' });
  await playOn([ann, ben], finished);
  const id = await seatEverybody([ann, ben], { preset: 'classic' });
  const own = (await ann.view(id)).body.seats.find(({ you }) => you)?.colour;
  const playing = await playOn([ann, ben], id, { until: ({ toAct }) => toAct === own });
  const { body: waiting } = await ben.create({ preset: 'quick', seats: seatsFor(3) });
  await ben.take(waiting.invite);
  const { code } = (await eve.call<{ code: string }>('POST', '/api/codes', {})).body;
  addresses = (route) => {
    const [method = '', path = ''] = route.split(' ');
    const value = path.includes('/invites/')
      ? waiting.invite
      : path.includes('/codes/')
        ? code
        : path.includes('/sessions/')
          ? 'current'
          : path.endsWith('/rematch')
            ? finished
            : id;
    const filled = path.replace(/\{\w+\}/, value);
    return {
      method: method.toUpperCase(),
      url: `${origin}${filled}${path.endsWith('/unsubscribe') ? '?token=none' : ''}`,
      body: JSON.stringify(properBody({ playing }, route) ?? {}),
    };
  };
  landings = [
    '/',
    '/me',
    '/settings',
    `/g/${id}`,
    `/i/${waiting.invite}`,
    `/?code=${code}`,
    '/mail/off#none',
  ];

  context = await newBrowser(browser, origin);
  await context.addInitScript({
    path: fileURLToPath(new URL('in-browser/forgeries.js', import.meta.url)),
  });
  await giveSession(context, ann);
  // Every request that her own pages make on opening has been sent by now.
  const page = await context.newPage();
  for (const path of landings) await page.goto(path, { waitUntil: 'networkidle' });
  // Her own pages are not refused what others are.
  await page.evaluate(
    "fetch('/api/me', { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body: '{\"name\":\"Anne\"}' })",
  );
  await page.close();
  expect((await ann.get('/api/me')).body).toMatchObject({ name: 'Anne' });
  await server.close();
  before = withoutLimits(await dumpFolder(folder));
  await start();
}, 240_000);

afterAll(async () => {
  await browser.close();
  await proxy.close();
  await server.close();
  for (const other of others.values()) other.close();
  expect(server.faults).toEqual([]);
  await removeFolder(folder);
});

/** Calls of forgeries.js that run at the same time: each mostly waits. */
const AT_ONCE = 5;

/** What a page's forgeries give for each, in their order. */
async function forge(page: Page, calls: readonly string[]): Promise<unknown[]> {
  const given: unknown[] = [];
  for (let at = 0; at < calls.length; at += AT_ONCE)
    given.push(...(await page.evaluate<unknown[]>(`Promise.all([${calls.slice(at, at + AT_ONCE).join()}])`)));
  return given;
}

async function openedBy(host: Host): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${originOf.get(host)}/`);
  return page;
}

const pathOf = (route: string): string => addresses(route).url.slice(origin.length);

describe.each(HOSTS)('a page of %s on another port', (host) => {
  it('writes nothing, by forms, scripts or redirects', async () => {
    const page = await openedBy(host);
    const ways = Number(await page.evaluate('forgeries.ways'));
    const from = proxy.passed.length;
    const came = () => proxy.passed.slice(from);
    const writes = WRITES.map((route) => {
      const { method, url, body } = addresses(route);
      const bounce = `${originOf.get(host)}/?to=${encodeURIComponent(url)}`;
      return `forgeries.write(${JSON.stringify({ url, bounce, method, body })})`;
    });
    await forge(page, writes);
    // Only a POST can be sent without a preflight; other methods fail in the preflight.
    const asked = (method: string) => came().filter((one) => one.method === method);
    await expect.poll(() => asked('POST').length, { timeout: 30_000 }).toBe(ways * WRITES.length);
    for (const method of ['PUT', 'PATCH', 'DELETE']) expect(asked(method)).toEqual([]);
    for (const path of new Set(WRITES.map(pathOf))) {
      const posts = asked('POST').filter((one) => one.path === path);
      expect(posts.length, path).toBe(ways * WRITES.filter((route) => pathOf(route) === path).length);
      expect(
        posts.filter(({ status }) => status < 400),
        path,
      ).toEqual([]);
      // Requests of the same site carry the cookie, so it is not for its lack that they fail.
      const known = posts.filter(({ headers }) => headers['cookie']?.includes('session='));
      if (host === 'localhost') expect(known.length, path).toBeGreaterThanOrEqual(ways - 2);
      else expect(known).toEqual([]);
    }
    const allowing = came().filter(({ answered }) =>
      Object.keys(answered).some((name) => name.startsWith('access-control-')),
    );
    expect(allowing).toEqual([]);
    await page.close();
  });

  it('reads nothing, by scripts, frames or pictures', async () => {
    const page = await openedBy(host);
    const urls = [...READS.map((route) => addresses(route).url), ...landings.map((path) => origin + path)];
    const reads = await forge(
      page,
      urls.map((url) => `forgeries.read(${JSON.stringify(url)})`),
    );
    for (const [at, url] of urls.entries())
      expect(reads[at], url).toEqual({
        cors: 'refused',
        noCors: 'refused',
        asScript: 'failed',
        asPicture: 'failed',
        framed: 'refused',
      });
    await page.close();
  });

  it('changes nothing by linking to any address', async () => {
    const page = await openedBy(host);
    const urls = [...READS.map((route) => addresses(route).url), ...landings.map((path) => origin + path)];
    for (const url of urls) {
      await page.goto(`${originOf.get(host)}/`);
      // Downloads navigate nowhere.
      const led = Promise.race([
        page.waitForURL((at) => at.origin === origin, { timeout: 3_000 }),
        page.waitForEvent('download', { timeout: 3_000 }),
      ]).catch(() => undefined);
      await page.evaluate(`setTimeout(() => location.assign(${JSON.stringify(url)}))`);
      await led;
      // Answers of the API load nothing more; pages ask for what they show.
      await page.waitForLoadState(new URL(url).pathname.startsWith('/api/') ? 'load' : 'networkidle');
    }
    // This link would sign her in as somebody else: the page asks first.
    await page.goto(`${origin}/settings`);
    await page.getByRole('textbox', { name: 'Your name' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Anne');
    await page.close();
  });
});

it('nothing in the table has changed', async () => {
  await server.close();
  const after = withoutLimits(await dumpFolder(folder));
  const known = new Set(before.split('\n'));
  expect(after.split('\n').filter((item) => !known.has(item))).toEqual([]);
  expect(after).toBe(before);
});
