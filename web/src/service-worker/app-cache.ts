/**
 * The app on this device: built files, and the shell for all pages. A page as it is prerendered is for newcomers and
 * readers of English: whoever has the app here would see it for a moment before their own.
 */

/** Every page is drawn by this one. */
export const SHELL = '/200.html';

const PREFIX = 'app-';

export const cacheName = (version: string): string => `${PREFIX}${version}`;

export type Answer =
  | { readonly from: 'network' }
  /** What is kept under this path, or else the network. */
  | { readonly from: 'cache'; readonly path: string };

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** The language of a file of messages; undefined for all other files. Such files are named in `vite.config.ts`. */
export const languageOf = (path: string): string | undefined =>
  /\/messages\/([\w-]+)\.[^/]+$/.exec(path)?.[1];

/** Of the messages only those in the reader's language. */
export const filesFor = (language: string, paths: readonly string[]): string[] =>
  paths.filter((path) => [undefined, language].includes(languageOf(path)));

const NETWORK: Answer = { from: 'network' };

/** An id may have a dot in an invite's address, and is still a page. */
const looksLikeFile = (path: string): boolean => /\.[^/]*$/.test(path) && !path.startsWith('/i/');

/** Such a file is the same in every build that has it. */
const isNamedByContent = (path: string): boolean => path.startsWith('/_app/immutable/');

/** Where the answer to a request comes from, with these paths kept. The API is never answered from here. */
export function answerFor({ method, mode, url }: Asked, origin: string, kept: ReadonlySet<string>): Answer {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || /^\/api(\/|$)/.test(address.pathname)) return NETWORK;
  const path = address.pathname;
  if (kept.has(path) || isNamedByContent(path)) return { from: 'cache', path };
  return mode === 'navigate' && !looksLikeFile(path) ? { from: 'cache', path: SHELL } : NETWORK;
}

/** Fetches everything that the app needs offline. Files named by their content may come from the browser's cache. */
export async function fillCache(
  cache: Pick<Cache, 'addAll'>,
  immutable: readonly string[],
  changing: readonly string[],
): Promise<void> {
  await cache.addAll([...immutable, ...changing.map((path) => new Request(path, { cache: 'no-cache' }))]);
}

/**
 * Removes the caches of other versions but the last, whose pages may be open still, and returns how many there were.
 */
export async function dropOldCaches(
  caches: Pick<CacheStorage, 'keys' | 'delete'>,
  current: string,
): Promise<number> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== current);
  // In the order in which they were made.
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  return old.length;
}
