import { asideReady } from '#lib/messages/speech.ts';

export const prerender = true;

export const load = (): Promise<void> => asideReady();
