import { offlineReady } from '#lib/messages/speech.ts';

export const ssr = false;

export const load = (): Promise<void> => offlineReady();
