/** The messages of a chat that a page has loaded. */

import type { ChatMessage, ChatPage } from '../api-types/types.ts';
import { graphemesOf } from '../i18n/intl.ts';

/** Merges messages: the oldest first, each once. */
export function together(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const byTime = new Map([...known, ...more].map((message) => [message.t, message]));
  return [...byTime.values()].sort((a, b) => (a.t < b.t ? -1 : 1));
}

/** Whether no message is missing between a page and the known ones: they overlap, or the page has the first message. */
export const touches = (known: readonly ChatMessage[], { messages, next }: ChatPage): boolean =>
  next === undefined || messages.some(({ t }) => known.some((one) => one.t === t));

/** The last message of another player. */
export const lastOfOthers = (known: readonly ChatMessage[]): ChatMessage | undefined =>
  known.findLast(({ you }) => !you);

/** A text's length in characters as people count them. */
export const lengthOf = (text: string): number => graphemesOf(text).length;
