import type { ChatMessage, View } from '../api-types/types.ts';
import type { Messages } from '../i18n/en/main.ts';
import type { TalkMessages } from '../i18n/en/talk.ts';
import { nameOf } from './seat-name.ts';

/** Whether the reader has somebody to chat with. */
export const canTalk = ({ status, seats }: View): boolean =>
  (status === 'playing' || status === 'finished') &&
  seats.some(({ you }) => you) &&
  seats.some(({ kind, name, you }) => kind === 'player' && name !== null && !you);

/** The name of a message's writer. */
export function writerOf(
  { colour, you }: ChatMessage,
  { seats }: View,
  m: Messages,
  talk: TalkMessages,
): string {
  if (you) return talk.you;
  const seat = seats.find((one) => one.colour === colour);
  return seat === undefined ? m.colours[colour] : nameOf(seat, m);
}

/** The text of a message, in the reader's language. */
export const wordsOf = ({ text, phrase }: ChatMessage, talk: TalkMessages): string =>
  phrase === undefined ? (text ?? '') : talk.phrases[phrase];
