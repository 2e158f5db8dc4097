/** What people do around a game, in Malay: a rematch after it, and words meanwhile. */

import { words } from '@aeroplane/texts/words/ms';
import type { TalkMessages } from '../en/talk.ts';

export const talk: TalkMessages = {
  rematch: 'Main semula',
  asking: 'Sebentar …',
  decline: 'Tolak',
  kept: 'Disimpan untuk pemain permainan lepas',

  title: 'Sembang',
  about: 'Hanya untuk pemain permainan ini.',
  unread: (n) => `${n} mesej baharu`,
  loading: 'Mengambil mesej …',
  failed: 'Mesej tidak dapat diambil.',
  retry: 'Cuba lagi',
  older: 'Mesej terdahulu',
  messages: 'Mesej',
  none: 'Belum ada yang berkata apa-apa.',
  you: 'Anda',
  heard: (who, words) => `${who}: ${words}`,
  quick: 'Frasa pantas',
  phrases: words.phrases,
  message: 'Mesej anda',
  send: 'Hantar',
  sent: 'Dihantar',
  tooLong: (most) => `Paling banyak ${most} aksara.`,

  kinds: { rematch: 'Seseorang mahu main semula', chat: 'Seseorang menulis dalam permainan' },
  problems: {
    'bad-text': 'Itu terlalu panjang, atau tiada apa untuk dibaca.',
    'not-finished': 'Permainan ini belum tamat.',
  },
};
