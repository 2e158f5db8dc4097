import { secondaryReady, offlineReady } from '#lib/i18n/speech.ts';

export const prerender = true;

export const load = async (): Promise<void> => {
  await Promise.all([secondaryReady(), offlineReady()]);
};
