import { ready } from '#lib/i18n/speech.ts';

/** Nothing is drawn before its texts are there. */
export const load = (): Promise<void> => ready();
