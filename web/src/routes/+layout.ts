import { ready } from '#lib/messages/speech.ts';

/** Nothing is drawn before its texts are there. */
export const load = (): Promise<void> => ready();
