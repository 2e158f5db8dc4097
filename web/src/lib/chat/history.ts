/** What was said, as a page knows it. */

import type { ChatMessage, ChatPage } from '../api-types/types.ts';
import { graphemesOf } from '../i18n/intl.ts';

/** Everything known together, the oldest first, each once. */
export function together(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const byTime = new Map([...known, ...more].map((message) => [message.t, message]));
  return [...byTime.values()].sort((a, b) => (a.t < b.t ? -1 : 1));
}

/** Whether nothing is missing between a page and what is known: they touch, or the page goes back to the first. */
export const touches = (known: readonly ChatMessage[], { messages, next }: ChatPage): boolean =>
  next === undefined || messages.some(({ t }) => known.some((one) => one.t === t));

/** The last message of somebody else. */
export const lastOfOthers = (known: readonly ChatMessage[]): ChatMessage | undefined =>
  known.findLast(({ you }) => !you);

/** How many characters people count in a text. */
export const lengthOf = (text: string): number => graphemesOf(text).length;
