import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBuilt, webFiles } from '../src/web-files.ts';

let outside: string;
let folder: string;
let app: ReturnType<typeof webFiles>;

const FILES = {
  'index.html': 'home',
  'lobby.html': 'the lobby',
  '200.html': 'any page',
  'manifest.webmanifest': '{}',
  '_app/version.json': '{"version":"1"}',
  '_app/immutable/app.123.js': 'export const x = 1;',
  '_app/immutable/app.123.js.br': 'as brotli',
  'icons/a.svg': '<svg/>',
};

beforeAll(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'aeroplane-web-'));
  await writeFile(path.join(outside, 'secret.txt'), 'a secret');
  await writeFile(path.join(outside, 'secret.html'), 'a secret');
  folder = path.join(outside, 'build');
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  app = webFiles(folder, 'https://game.test');
});
afterAll(() => rm(outside, { recursive: true }));

async function get(address: string, headers: Record<string, string> = {}) {
  const response = await app.request(address, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('the web app’s files', () => {
  it.each([
    ['/', 'home', 'text/html'],
    ['/lobby', 'the lobby', 'text/html'],
    ['/lobby/', 'the lobby', 'text/html'],
    ['/icons/a.svg', '<svg/>', 'image/svg+xml'],
    ['/_app/immutable/app.123.js', 'export const x = 1;', 'text/javascript'],
    ['/manifest.webmanifest', '{}', 'application/manifest+json'],
  ])('%s is served with its type', async (address, text, type) => {
    const answer = await get(address);
    expect(answer).toMatchObject({ status: 200, text });
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('are cached for a year if named by their content, and revalidated otherwise', async () => {
    const caching = async (address: string) => (await get(address)).headers.get('cache-control');
    expect(await caching('/_app/immutable/app.123.js')).toBe('public, max-age=31536000, immutable');
    for (const address of ['/', '/lobby', '/g/abc', '/_app/version.json', '/icons/a.svg']) {
      expect(await caching(address)).toBe('no-cache');
    }
  });

  it('are sent compressed to clients that accept it', async () => {
    const { text, headers } = await get('/_app/immutable/app.123.js', { 'Accept-Encoding': 'gzip, br' });
    expect(text).toBe('as brotli');
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  it.each([
    '/g/abcdefghijklmnop',
    '/i/abcdefghijklmnop.abcdefghijklmnop',
    '/new/3',
    '/i/a%2eb',
    '/g/%ff',
    '/i/%00',
    '/ü',
  ])('are the app’s page at every address of the app: %s', async (address) => {
    const answer = await get(address);
    expect(answer).toMatchObject({ status: 200, text: 'any page' });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/_app/immutable/gone.js', '/_app/gone', '/favicon.ico', '/icons/b.svg', '/robots.txt'])(
    'are 404 at the address of a missing file: %s',
    async (address) => {
      const { status, text } = await get(address);
      expect(status).toBe(404);
      expect(text).not.toContain('page');
    },
  );

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/icons/../../secret.txt',
    '/icons/..%2f..%2fsecret.txt',
    '/....//secret.txt',
    '//secret.txt',
    '/%252e%252e/secret.txt',
    '/..%2fsecret',
    '/%2e%2e%2fsecret',
    '/i/..%2f..%2fsecret',
    '/i/..%2f..%2fsecret.txt',
    '/secret.txt%00.js',
    '/%c0%ae%c0%ae/secret.txt',
  ])('never come from another folder: %s', async (address) => {
    expect((await get(address)).text).not.toContain('secret');
  });

  it('answer HEAD without a body', async () => {
    const response = await app.request('/lobby', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it('accept no writes', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await app.request('/', { method })).status).toBe(404);
  });

  it('are known to be built or not', () => {
    expect(isBuilt(folder)).toBe(true);
    expect(isBuilt(outside)).toBe(false);
  });
});
