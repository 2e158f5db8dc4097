/** The texts of notices and emails in every language. */

import { bestLanguage, FALLBACK, type Language } from '@aeroplane/texts';
import { bn } from './bn.ts';
import { en } from './en.ts';
import { eu } from './eu.ts';
import { fil } from './fil.ts';
import { ms } from './ms.ts';
import { vi } from './vi.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';
import type { Texts } from './texts.ts';

export const TEXTS: Readonly<Record<Language, Texts>> = {
  en,
  ms,
  fil,
  vi,
  eu,
  bn,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};

/** For a reader of this language, a BCP 47 tag; in English where it is unknown. */
export const textsFor = (language: string | undefined): Texts =>
  TEXTS[bestLanguage(language === undefined ? [] : [language]) ?? FALLBACK];
