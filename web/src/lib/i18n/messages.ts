import type { Messages } from './en/main.ts';
import { useTalk } from './talk.ts';

/**
 * The texts of the language in use. They are there before anything is drawn (see `speech.ts`), so read them where they
 * are shown: while modules begin there are none yet.
 */
export let m: Messages;

export function useMessages(texts: Messages): void {
  m = texts;
  useTalk(texts.talk);
}
