import type { Messages } from './en/main.ts';
import { useTalk } from './talk.ts';

/**
 * The main texts in the language in use. They are loaded before the first render (speech.ts), but not yet while modules are
 * evaluated: read them where they are shown.
 */
export let m: Messages;

export function useMessages(texts: Messages): void {
  m = texts;
  useTalk(texts.talk);
}
