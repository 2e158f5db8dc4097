import { enAside, type AsideMessages } from './en-aside.ts';

/** The texts of what is beside the games, in the language in use: apart, so that no game waits for them. */
export const aside: AsideMessages = enAside;
