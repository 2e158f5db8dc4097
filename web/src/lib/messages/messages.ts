import { en, type Messages } from './en.ts';

/** The texts of the language in use. */
export const m: Messages = en;
