import { diceTexts } from '#lib/i18n/page-texts.ts';

export const ssr = false;

export const load = async () => ({ texts: await diceTexts() });
