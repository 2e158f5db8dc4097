import { offlineReady } from '#lib/i18n/speech.ts';

export const ssr = false;

export const load = (): Promise<void> => offlineReady();
