/** What people do around a game, in Filipino: a rematch after it, and words meanwhile. */

import { words } from '@aeroplane/texts/words/fil';
import type { TalkMessages } from '../en/talk.ts';

export const talk: TalkMessages = {
  rematch: 'Isa pang laro',
  asking: 'Sandali lang …',
  decline: 'Tanggihan',
  kept: 'Nakareserba sa manlalaro ng huling laro',

  title: 'Usapan',
  about: 'Para lang sa mga manlalaro nito.',
  unread: (n) => `${n} bagong mensahe`,
  loading: 'Kinukuha ang mga mensahe …',
  failed: 'Hindi makuha ang mga mensahe.',
  retry: 'Subukan ulit',
  older: 'Mga naunang mensahe',
  messages: 'Mga mensahe',
  none: 'Wala pang nagsasalita.',
  you: 'Ikaw',
  heard: (who, words) => `${who}: ${words}`,
  quick: 'Mabilis na sabi',
  phrases: words.phrases,
  message: 'Mensahe mo',
  send: 'Ipadala',
  sent: 'Naipadala',
  tooLong: (most) => `Hanggang ${most} karakter lang.`,

  kinds: { rematch: 'May gustong maglaro ulit', chat: 'May nagsulat sa isang laro' },
  problems: {
    'bad-text': 'Masyado iyong mahaba, o walang mababasa.',
    'not-finished': 'Hindi pa tapos ang larong ito.',
  },
};
