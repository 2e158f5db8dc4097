/**
 * The language of this browser: what was chosen, else what its player reads, else what the browser asks for. What was
 * chosen is kept twice, as the service worker cannot see what pages store.
 */

import { withTimeout } from '../kernel/timeout.ts';
import { bestLanguage, FALLBACK, type Language } from './languages.ts';
import { tellWorker } from './worker-language.ts';

/** Fetches the player of this browser, or null while it has none. */
type PlayerSource = () => Promise<{ readonly language?: string | undefined } | null>;

const NOTE = 'language';

/** So long the first page waits for the server to say what its player reads. */
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
    // Where nothing can be stored, the player's language counts, or the browser's.
  }
  await tellWorker(language);
}

/** Asked once; what comes of it is kept. */
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
