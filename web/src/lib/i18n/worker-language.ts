/** How the service worker knows the language: it sees the caches that pages see, but none of their notes. */

import { bestLanguage, FALLBACK, type Language } from './languages.ts';

const CACHE = 'language';
const PATH = '/language';

export async function tellWorker(language: Language): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(PATH, new Response(language));
  } catch {
    // Without caches there is no worker either, or it goes by the browser's languages.
  }
}

/** What the worker speaks, and keeps for reading offline. */
export async function workerLanguage(): Promise<Language> {
  const ofBrowser = bestLanguage(navigator.languages) ?? FALLBACK;
  try {
    const note = await (await (await caches.open(CACHE)).match(PATH))?.text();
    return (note === undefined ? undefined : bestLanguage([note])) ?? ofBrowser;
  } catch {
    return ofBrowser;
  }
}
