/**
 * Loads the reader's language before the first render. vite.config.ts and chunks.ts know the text files by their paths.
 */

import { chosenLanguage } from './chosen-language.ts';
import type { Messages } from './en/main.ts';
import type { OfflineMessages } from './en/offline.ts';
import type { SecondaryMessages } from './en/secondary.ts';
import { FALLBACK, type Language } from './languages.ts';
import { useMessages } from './messages.ts';
import { useOffline } from './offline.ts';
import { useSecondary } from './secondary.ts';
import { loaderOf } from './text-files.ts';

export const loadMain = loaderOf(import.meta.glob<Messages>('./*/main.ts', { import: 'main' }), 'main');
export const loadSecondary = loaderOf(
  import.meta.glob<SecondaryMessages>('./*/secondary.ts', { import: 'secondary' }),
  'secondary',
);
export const loadOffline = loaderOf(
  import.meta.glob<OfflineMessages>('./*/offline.ts', { import: 'offline' }),
  'offline',
);

/** English texts are better than none, as when offline in a language that was never fetched. */
async function orFallback<T>(load: (language: Language) => Promise<T>, language: Language): Promise<T> {
  try {
    return await load(language);
  } catch (error) {
    if (language === FALLBACK) throw error;
    return load(FALLBACK);
  }
}

/** Runs `load` on the first call only; a failure lets the next call try again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= load().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}

const speak = once(async (): Promise<Language> => {
  // Prerendering: there is no reader yet.
  if (typeof document === 'undefined') {
    useMessages(await loadMain(FALLBACK));
    return FALLBACK;
  }
  const language = await chosenLanguage();
  const texts = await orFallback(loadMain, language);
  useMessages(texts);
  document.documentElement.lang = texts.language;
  document.documentElement.dir = texts.direction;
  return language;
});

/** Resolves once the main texts are loaded. */
export async function ready(): Promise<void> {
  await speak();
}

/** Loads texts in the reader's language, or in English where that fails. */
export const inOwnLanguage = async <T>(load: (language: Language) => Promise<T>): Promise<T> =>
  orFallback(load, await speak());

/** Resolves once the main and the secondary texts are loaded. */
export const secondaryReady = once(async () => useSecondary(await inOwnLanguage(loadSecondary)));

/** Resolves once the main and the offline texts are loaded. */
export const offlineReady = once(async () => useOffline(await inOwnLanguage(loadOffline)));
