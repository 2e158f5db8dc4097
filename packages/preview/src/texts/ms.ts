/** Malay. */

import { words } from '@aeroplane/texts/words/ms';
import type { Texts } from './texts.ts';

const list = new Intl.ListFormat('ms', { type: 'conjunction' });

export const ms: Texts = {
  language: 'ms',
  appName: words.appName,
  about:
    'Permainan dadu dan kapal terbang yang lama, dimainkan dari jauh: dua hingga empat orang, selama beberapa jam atau hari.',
  picture: 'Papan permainan',
  bot: 'bot',

  game: (names) => `Catur Kapal Terbang: ${list.format(names)}`,
  waiting: 'Permainan ini menunggu pemainnya.',
  playing: (rolls) => `Sedang berjalan, ${rolls} balingan setakat ini.`,
  cancelled: 'Permainan ini telah dibatalkan.',
  over: 'Permainan sudah tamat.',
  won: (who) => `Permainan sudah tamat: ${who} menang.`,

  invites: (who) => `${who} menjemput anda bermain Catur Kapal Terbang`,
  invitation: 'Jemputan bermain Catur Kapal Terbang',
  nameIsEnough: 'Cukup dengan nama untuk mengambil tempat.',
  closed: words.invitationClosed,

  facts: (rules, players, time) => `${rules}, ${players} pemain, ${time} untuk setiap keputusan.`,
  presets: words.presets,
  ownRules: 'Peraturan sendiri',
  times: words.turnTimes,
};
