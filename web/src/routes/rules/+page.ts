import { rulesTexts } from '#lib/messages/page-texts.ts';

export const prerender = true;

export const load = async () => ({ texts: await rulesTexts() });
