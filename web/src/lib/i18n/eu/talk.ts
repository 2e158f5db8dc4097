/** What people do around a game, in Basque: a rematch after it, and words meanwhile. */

import { words } from '@aeroplane/texts/words/eu';
import type { TalkMessages } from '../en/talk.ts';
import { plural } from './plural.ts';

export const talk: TalkMessages = {
  rematch: 'Errebantxa',
  asking: 'Une bat …',
  decline: 'Baztertu',
  kept: 'Aurreko partidako jokalariarentzat gordeta',

  title: 'Txata',
  about: 'Partida honetako jokalarientzat bakarrik.',
  unread: (n) => plural(n, 'mezu berri'),
  loading: 'Mezuak ekartzen …',
  failed: 'Ezin izan dira mezuak ekarri.',
  retry: 'Saiatu berriro',
  older: 'Lehenagoko mezuak',
  messages: 'Mezuak',
  none: 'Oraindik inork ez du ezer esan.',
  you: 'Zu',
  heard: (who, words) => `${who}: ${words}`,
  quick: 'Esaldi azkarrak',
  phrases: words.phrases,
  message: 'Zure mezua',
  send: 'Bidali',
  sent: 'Bidalita',
  tooLong: (most) => `Gehienez ${most} karaktere.`,

  kinds: { rematch: 'Norbaitek errebantxa nahi du', chat: 'Norbaitek partida batean idatzi du' },
  problems: {
    'bad-text': 'Luzeegia da, edo ez du zer irakurririk.',
    'not-finished': 'Partida hau ez da amaitu oraindik.',
  },
};
