/** Texts that only one page shows, apart from all others, and in the reader's language alone. */

import type { DiceMessages } from './en/dice.ts';
import type { RulesMessages } from './en/rules.ts';
import type { Language } from './languages.ts';
import { inOwnLanguage } from './speech.ts';

const RULES: Readonly<Record<Language, () => Promise<RulesMessages>>> = {
  en: async () => (await import('./en/rules.ts')).rules,
  ms: async () => (await import('./ms/rules.ts')).rules,
  fil: async () => (await import('./fil/rules.ts')).rules,
  vi: async () => (await import('./vi/rules.ts')).rules,
  eu: async () => (await import('./eu/rules.ts')).rules,
  bn: async () => (await import('./bn/rules.ts')).rules,
  'zh-Hans': async () => (await import('./zh-Hans/rules.ts')).rules,
  'zh-Hant': async () => (await import('./zh-Hant/rules.ts')).rules,
};

const DICE: Readonly<Record<Language, () => Promise<DiceMessages>>> = {
  en: async () => (await import('./en/dice.ts')).dice,
  ms: async () => (await import('./ms/dice.ts')).dice,
  fil: async () => (await import('./fil/dice.ts')).dice,
  vi: async () => (await import('./vi/dice.ts')).dice,
  eu: async () => (await import('./eu/dice.ts')).dice,
  bn: async () => (await import('./bn/dice.ts')).dice,
  'zh-Hans': async () => (await import('./zh-Hans/dice.ts')).dice,
  'zh-Hant': async () => (await import('./zh-Hant/dice.ts')).dice,
};

export const loadRules = (language: Language): Promise<RulesMessages> => RULES[language]();
export const loadDice = (language: Language): Promise<DiceMessages> => DICE[language]();

export const rulesTexts = (): Promise<RulesMessages> => inOwnLanguage(loadRules);
export const diceTexts = (): Promise<DiceMessages> => inOwnLanguage(loadDice);
