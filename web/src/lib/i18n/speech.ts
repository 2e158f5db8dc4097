/** Brings the texts of one language, and of no other, before anything is drawn. */

import { useAside } from './aside.ts';
import { chosenLanguage } from './chosen-language.ts';
import type { AsideMessages } from './en/aside.ts';
import type { Messages } from './en/main.ts';
import type { OfflineMessages } from './en/offline.ts';
import { FALLBACK, type Language } from './languages.ts';
import { useMessages } from './messages.ts';
import { useOffline } from './offline.ts';

const MAIN: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en/main.ts')).en,
  ms: async () => (await import('./ms/main.ts')).main,
  fil: async () => (await import('./fil/main.ts')).main,
  vi: async () => (await import('./vi/main.ts')).main,
  eu: async () => (await import('./eu/main.ts')).main,
  bn: async () => (await import('./bn/main.ts')).main,
  'zh-Hans': async () => (await import('./zh-Hans/main.ts')).main,
  'zh-Hant': async () => (await import('./zh-Hant/main.ts')).main,
};

const ASIDE: Readonly<Record<Language, () => Promise<AsideMessages>>> = {
  en: async () => (await import('./en/aside.ts')).enAside,
  ms: async () => (await import('./ms/aside.ts')).aside,
  fil: async () => (await import('./fil/aside.ts')).aside,
  vi: async () => (await import('./vi/aside.ts')).aside,
  eu: async () => (await import('./eu/aside.ts')).aside,
  bn: async () => (await import('./bn/aside.ts')).aside,
  'zh-Hans': async () => (await import('./zh-Hans/aside.ts')).aside,
  'zh-Hant': async () => (await import('./zh-Hant/aside.ts')).aside,
};

const OFFLINE: Readonly<Record<Language, () => Promise<OfflineMessages>>> = {
  en: async () => (await import('./en/offline.ts')).enOffline,
  ms: async () => (await import('./ms/offline.ts')).offline,
  fil: async () => (await import('./fil/offline.ts')).offline,
  vi: async () => (await import('./vi/offline.ts')).offline,
  eu: async () => (await import('./eu/offline.ts')).offline,
  bn: async () => (await import('./bn/offline.ts')).offline,
  'zh-Hans': async () => (await import('./zh-Hans/offline.ts')).offline,
  'zh-Hant': async () => (await import('./zh-Hant/offline.ts')).offline,
};

export const loadMain = (language: Language): Promise<Messages> => MAIN[language]();
export const loadAside = (language: Language): Promise<AsideMessages> => ASIDE[language]();
export const loadOffline = (language: Language): Promise<OfflineMessages> => OFFLINE[language]();

/** Better in English than not at all, as offline with a language that was never fetched. */
async function orFallback<T>(load: (language: Language) => Promise<T>, language: Language): Promise<T> {
  try {
    return await load(language);
  } catch (error) {
    if (language === FALLBACK) throw error;
    return load(FALLBACK);
  }
}

async function speak(): Promise<Language> {
  // Pages are made before anybody reads them.
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
}

let speaking: Promise<Language> | undefined;
let speakingAside: Promise<void> | undefined;
let speakingOffline: Promise<void> | undefined;

/** Once the texts are there. What failed is tried again by the next page. */
export async function ready(): Promise<void> {
  speaking ??= speak();
  await speaking.catch((error: unknown) => {
    speaking = undefined;
    throw error;
  });
}

/** What is loaded so, in the reader's language. */
export async function inOwnLanguage<T>(load: (language: Language) => Promise<T>): Promise<T> {
  speaking ??= speak();
  return orFallback(load, await speaking);
}

async function speakAside(): Promise<void> {
  useAside(await inOwnLanguage(loadAside));
}

/** Once the texts of what is beside the games are there, too. */
export async function asideReady(): Promise<void> {
  speakingAside ??= speakAside();
  await Promise.all([ready(), speakingAside]).catch((error: unknown) => {
    speakingAside = undefined;
    throw error;
  });
}

async function speakOffline(): Promise<void> {
  speaking ??= speak();
  useOffline(await orFallback(loadOffline, await speaking));
}

/** Once the texts for when there is no network are there, too. */
export async function offlineReady(): Promise<void> {
  speakingOffline ??= speakOffline();
  await Promise.all([ready(), speakingOffline]).catch((error: unknown) => {
    speakingOffline = undefined;
    throw error;
  });
}
