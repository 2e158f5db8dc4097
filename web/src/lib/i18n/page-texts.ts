/** Texts of single pages: loaded with their page, in the reader's language only. */

import type { DiceMessages } from './en/dice.ts';
import type { RulesMessages } from './en/rules.ts';
import { inOwnLanguage } from './speech.ts';
import { loaderOf } from './text-files.ts';

export const loadRules = loaderOf(
  import.meta.glob<RulesMessages>('./*/rules.ts', { import: 'rules' }),
  'rules',
);
export const loadDice = loaderOf(import.meta.glob<DiceMessages>('./*/dice.ts', { import: 'dice' }), 'dice');

export const rulesTexts = (): Promise<RulesMessages> => inOwnLanguage(loadRules);
export const diceTexts = (): Promise<DiceMessages> => inOwnLanguage(loadDice);
