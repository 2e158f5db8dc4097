import { describe, expect, it } from 'vitest';
import {
  answerFor,
  cacheName,
  dropOldCaches,
  filesFor,
  fillCache,
  languageOf,
  SHELL,
} from '../../src/service-worker/app-cache.ts';

const ORIGIN = 'https://example.org';
const KEPT = new Set(['/_app/immutable/a.js', '/icon.svg', SHELL]);

const answered = (path: string, mode = 'navigate', method = 'GET') => {
  const answer = answerFor({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN, KEPT);
  return answer.from === 'cache' ? answer.path : 'network';
};

describe('the app on this device', () => {
  it.each(['/', '/?code=ABCDEFGHJK', '/settings', '/mail/off', '/g/abc', '/i/abc.def', '/no/such/page'])(
    'answers the page %s with the shell',
    (path) => {
      expect(answered(path)).toBe(SHELL);
    },
  );

  it('caches the texts of one language only', () => {
    const files = ['en.a', 'zh-Hant.b', 'zh-Hans.c', 'bn.d'].map(
      (name) => `/_app/immutable/messages/${name}.js`,
    );
    expect(filesFor('zh-Hant', ['/_app/immutable/a.js', ...files, '/icon.svg'])).toEqual([
      '/_app/immutable/a.js',
      '/_app/immutable/messages/zh-Hant.b.js',
      '/icon.svg',
    ]);
    expect(languageOf('/_app/immutable/messages/fil.x_-1.js')).toBe('fil');
    expect(languageOf('/_app/immutable/chunks/messages.js')).toBeUndefined();
  });

  it('answers for files of other builds too, which are named by content', () => {
    expect(answered('/_app/immutable/chunks/older.js', 'cors')).toBe('/_app/immutable/chunks/older.js');
  });

  it('answers for its files', () => {
    expect(answered('/_app/immutable/a.js', 'cors')).toBe('/_app/immutable/a.js');
    expect(answered('/icon.svg', 'no-cors')).toBe('/icon.svg');
  });

  it.each([
    ['the API', '/api/me/games', 'cors', 'GET'],
    ['a page of the API', '/api/openapi.json', 'navigate', 'GET'],
    ['the API by its name alone', '/api', 'navigate', 'GET'],
    ['a write', '/', 'cors', 'POST'],
    ['another site', 'https://other.example/', 'cors', 'GET'],
    ['a file that is not kept', '/_app/version.json', 'cors', 'GET'],
    ['a file that is opened', '/service-worker.js', 'navigate', 'GET'],
  ])('leaves %s to the network', (_, path, mode, method) => {
    expect(answered(path, mode, method)).toBe('network');
  });

  it('fetches files past the HTTP cache unless they are named by content', async () => {
    const added: (RequestInfo | URL)[] = [];
    const cache = { addAll: async (all: Iterable<RequestInfo>) => void added.push(...all) };
    await fillCache(cache, ['https://example.org/a.js'], ['https://example.org/settings']);
    expect(added[0]).toBe('https://example.org/a.js');
    expect(added[1]).toMatchObject({ url: 'https://example.org/settings', cache: 'no-cache' });
  });

  it('removes its older versions but the last, and no other caches', async () => {
    const names = new Set(['1', '2', '3'].map(cacheName).concat('something-else'));
    const caches = { keys: async () => [...names], delete: async (name: string) => names.delete(name) };
    expect(await dropOldCaches(caches, cacheName('3'))).toBe(2);
    expect([...names]).toEqual([cacheName('2'), cacheName('3'), 'something-else']);
  });

  it('knows that it is the first version', async () => {
    const names = new Set([cacheName('1'), 'something-else']);
    const caches = { keys: async () => [...names], delete: async (name: string) => names.delete(name) };
    expect(await dropOldCaches(caches, cacheName('1'))).toBe(0);
    expect(names.size).toBe(2);
  });
});
