/** The texts of link previews in every language. */

import type { Language } from '@aeroplane/texts';
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
