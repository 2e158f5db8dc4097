/**
 * The app in this device's cache: built files, and the shell for all pages. Prerendered pages are not cached: they are in
 * English and for newcomers, and would flash before the reader's own.
 */

/** The empty page in which the app draws any page. */
export const SHELL = '/200.html';

const PREFIX = 'app-';

export const cacheName = (version: string): string => `${PREFIX}${version}`;

export type Answer =
  | { readonly from: 'network' }
  /** The file cached under this path, or else the network. */
  | { readonly from: 'cache'; readonly path: string };

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** The language of a text file, which vite.config.ts names; undefined for other files. */
export const languageOf = (path: string): string | undefined =>
  /\/messages\/([\w-]+)\.[^/]+$/.exec(path)?.[1];

/** Leaves out the texts in other languages. */
export const filesFor = (language: string, paths: readonly string[]): string[] =>
  paths.filter((path) => [undefined, language].includes(languageOf(path)));

const NETWORK: Answer = { from: 'network' };

/** An invite's code may contain a dot. */
const looksLikeFile = (path: string): boolean => /\.[^/]*$/.test(path) && !path.startsWith('/i/');

/** A file named by its content is the same in every build. */
const isNamedByContent = (path: string): boolean => path.startsWith('/_app/immutable/');

/** Where the answer to a request comes from, given the cached paths. API calls always go to the network. */
export function answerFor({ method, mode, url }: Asked, origin: string, cached: ReadonlySet<string>): Answer {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || /^\/api(\/|$)/.test(address.pathname)) return NETWORK;
  const path = address.pathname;
  if (cached.has(path) || isNamedByContent(path)) return { from: 'cache', path };
  return mode === 'navigate' && !looksLikeFile(path) ? { from: 'cache', path: SHELL } : NETWORK;
}

/** Fetches all that the app needs offline. Only files named by their content may come from the browser's HTTP cache. */
export async function fillCache(
  cache: Pick<Cache, 'addAll'>,
  immutable: readonly string[],
  changing: readonly string[],
): Promise<void> {
  await cache.addAll([...immutable, ...changing.map((path) => new Request(path, { cache: 'no-cache' }))]);
}

/**
 * Removes the caches of older versions but the last, whose pages may still be open. Returns how many older caches there were.
 */
export async function dropOldCaches(
  caches: Pick<CacheStorage, 'keys' | 'delete'>,
  current: string,
): Promise<number> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== current);
  // Keys are in the order of creation.
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  return old.length;
}
