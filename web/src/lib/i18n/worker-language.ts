/** Passes the language on to the service worker, which can read the pages' caches but not their local storage. */

import { bestLanguage, FALLBACK, type Language } from './languages.ts';

const CACHE = 'language';
const PATH = '/language';

export async function tellWorker(language: Language): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(PATH, new Response(language));
  } catch {
    // Without caches there is no worker, or it uses the browser's languages.
  }
}

/** The language of the worker's own texts, and of the texts that it caches. */
export async function workerLanguage(): Promise<Language> {
  const ofBrowser = bestLanguage(navigator.languages) ?? FALLBACK;
  try {
    const note = await (await (await caches.open(CACHE)).match(PATH))?.text();
    return (note === undefined ? undefined : bestLanguage([note])) ?? ofBrowser;
  } catch {
    return ofBrowser;
  }
}
