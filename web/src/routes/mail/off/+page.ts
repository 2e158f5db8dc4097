import { secondaryReady } from '#lib/i18n/speech.ts';

export const prerender = true;

export const load = (): Promise<void> => secondaryReady();
