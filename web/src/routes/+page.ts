import { asideReady, offlineReady } from '#lib/messages/speech.ts';

export const prerender = true;

export const load = async (): Promise<void> => {
  await Promise.all([asideReady(), offlineReady()]);
};
