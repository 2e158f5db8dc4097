import { diceTexts } from '#lib/messages/page-texts.ts';

export const ssr = false;

export const load = async () => ({ texts: await diceTexts() });
