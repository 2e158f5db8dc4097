import type { AsideMessages } from './en/aside.ts';

/**
 * The texts of what is beside the games, in the language in use: apart, so that no game waits for them. Pages that
 * show some load them first (see `speech.ts`).
 */
export let aside: AsideMessages;

export function useAside(texts: AsideMessages): void {
  aside = texts;
}
