/**
 * The language of this browser: the chosen one, else its player's, else the browser's. The choice is stored twice, as the
 * service worker cannot read the pages' storage.
 */

import { withTimeout } from '../kernel/timeout.ts';
import { bestLanguage, FALLBACK, type Language } from './languages.ts';
import { tellWorker } from './worker-language.ts';

/** Fetches the player of this browser, or null while it has none. */
type PlayerSource = () => Promise<{ readonly language?: string | undefined } | null>;

const NOTE = 'language';

/** How long the first page waits for the server to tell its player's language. */
const PATIENCE_MS = 2_000;

let playerSource: PlayerSource = () => Promise.resolve(null);

/** Sets how to fetch the player: texts stand below the API and cannot call it themselves. */
export function setPlayerSource(source: PlayerSource): void {
  playerSource = source;
}

function noted(): Language | undefined {
  try {
    const note = localStorage.getItem(NOTE);
    return note === null ? undefined : bestLanguage([note]);
  } catch {
    return undefined;
  }
}

export async function keepLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(NOTE, language);
  } catch {
    // Without storage, the player's language counts, or the browser's.
  }
  await tellWorker(language);
}

/** Asks the server once, and stores its answer as the choice. */
async function languageOfPlayer(ofBrowser: Language): Promise<Language | undefined> {
  try {
    const player = await withTimeout(PATIENCE_MS, playerSource());
    if (!player) return undefined;
    const language = bestLanguage(player.language === undefined ? [] : [player.language]) ?? ofBrowser;
    await keepLanguage(language);
    return language;
  } catch {
    return undefined;
  }
}

export async function chosenLanguage(): Promise<Language> {
  const ofBrowser = bestLanguage(navigator.languages) ?? FALLBACK;
  return noted() ?? (await languageOfPlayer(ofBrowser)) ?? ofBrowser;
}
