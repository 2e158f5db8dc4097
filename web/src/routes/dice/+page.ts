import { diceTexts } from '#lib/i18n/page-texts.ts';

export const prerender = true;

export const load = async () => ({ texts: await diceTexts() });
