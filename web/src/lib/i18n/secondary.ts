import type { SecondaryMessages } from './en/secondary.ts';

/**
 * The secondary texts in the language in use: a file of their own, so that no game waits for them. A page that shows some
 * awaits `secondaryReady` (speech.ts) first.
 */
export let secondary: SecondaryMessages;

export function useSecondary(texts: SecondaryMessages): void {
  secondary = texts;
}
