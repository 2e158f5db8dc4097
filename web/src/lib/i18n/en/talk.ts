/** What people do around a game, in English: a rematch after it, and words meanwhile. */

import { words } from '@aeroplane/texts/words/en';
import { plural } from './plural.ts';

export const enTalk = {
  rematch: 'Rematch',
  asking: 'One moment …',
  decline: 'Decline',
  kept: 'Kept for a player of the last game',

  title: 'Chat',
  about: 'For the players of this game alone.',
  unread: (n: number) => plural(n, 'new message', 'new messages'),
  loading: 'Fetching the messages …',
  failed: 'The messages could not be fetched.',
  retry: 'Try again',
  older: 'Earlier messages',
  messages: 'Messages',
  none: 'Nobody has said anything yet.',
  you: 'You',
  heard: (who: string, words: string) => `${who}: ${words}`,
  quick: 'Quick phrases',
  phrases: words.phrases,
  message: 'Your message',
  send: 'Send',
  sent: 'Sent',
  tooLong: (most: number) => `At most ${most} characters, please.`,

  /** For the settings: what to hear of. */
  kinds: { rematch: 'Somebody wants a rematch', chat: 'Somebody writes in a game' },
  problems: {
    'bad-text': 'That is too long, or has nothing to read.',
    'not-finished': 'This game is not over yet.',
  },
};

export type TalkMessages = typeof enTalk;
