/** The languages of pages, notices, emails and link previews. */

import { bestMatch } from './best-match.ts';

/** Their own names, by BCP 47 tags, with a script where the language has several. */
export const LANGUAGES = {
  en: 'English',
  ms: 'Bahasa Melayu',
  fil: 'Filipino',
  vi: 'Tiếng Việt',
  eu: 'Euskara',
  bn: 'বাংলা',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
} as const;

export type Language = keyof typeof LANGUAGES;

export const ALL_LANGUAGES = Object.keys(LANGUAGES) as readonly Language[];

/** For readers of none of the others. */
export const FALLBACK: Language = 'en';

/** The best for a reader who wants these tags, most wanted first; undefined where none suits. */
export const bestLanguage = (wanted: readonly string[]): Language | undefined =>
  bestMatch(wanted, ALL_LANGUAGES);

/** The reader's own tag of a language, which may name a region with its own date format; else the language's. */
export const tagOf = (language: Language, wanted: readonly string[]): string =>
  wanted.find((tag) => bestLanguage([tag]) === language) ?? language;
