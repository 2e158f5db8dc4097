/** The languages that the app speaks, and which of them suits a reader. */

/** Each by its own name. */
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

/** For whoever reads none of the others. */
export const FALLBACK: Language = 'en';

/** A tag with the script that it leaves unsaid; undefined where it is none. */
function likely(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

/** The one of the same language and script, else of the same language. */
function languageFor(tag: string): Language | undefined {
  // Nearly always there is no need to look anything up, which takes a while.
  const own = ALL_LANGUAGES.find((one) => one === tag.split('-', 1)[0]);
  if (own !== undefined) return own;
  const wanted = likely(tag);
  if (wanted === undefined) return undefined;
  const same = ALL_LANGUAGES.filter((one) => likely(one)?.language === wanted.language);
  return same.find((one) => likely(one)?.script === wanted.script) ?? same[0];
}

/** What suits best of what a reader wants, the dearest first; undefined where nothing does. */
export function bestLanguage(wanted: readonly string[]): Language | undefined {
  for (const tag of wanted) {
    const found = languageFor(tag);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The reader's own tag of a language, which may tell of a region and its way with times; else the language's. */
export const tagOf = (language: Language, wanted: readonly string[]): string =>
  wanted.find((tag) => languageFor(tag) === language) ?? language;
