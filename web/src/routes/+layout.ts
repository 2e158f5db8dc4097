import { ready } from '#lib/i18n/speech.ts';

/** Every page waits for the main texts. */
export const load = (): Promise<void> => ready();
