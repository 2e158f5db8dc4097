/** Filipino. */

import type { Texts } from './texts.ts';

const list = new Intl.ListFormat('fil', { type: 'conjunction' });

export const fil: Texts = {
  language: 'fil',
  appName: 'Larong Eroplano',
  about:
    'Ang lumang laro ng dais at eroplano, kahit magkakalayo: dalawa hanggang apat na tao, sa loob ng ilang oras o araw.',
  picture: 'Ang tablero',
  bot: 'isang bot',

  game: (names) => `Larong Eroplano: ${list.format(names)}`,
  waiting: 'Naghihintay ang laro ng mga manlalaro.',
  playing: (rolls) => `Nilalaro pa, ${rolls} hagis na.`,
  cancelled: 'Kinansela ang larong ito.',
  over: 'Tapos na ang laro.',
  won: (who) => `Tapos na ang laro: nanalo si ${who}.`,

  invites: (who) => `Inaanyayahan ka ni ${who} na maglaro ng Larong Eroplano`,
  invitation: 'Imbitasyon sa Larong Eroplano',
  nameIsEnough: 'Pangalan lang ang kailangan para makaupo.',
  closed: 'Sarado na ang imbitasyong ito.',

  facts: (rules, players, time) => `${rules}, ${players} manlalaro, ${time} sa bawat pasya.`,
  presets: { classic: 'Klasiko', quick: 'Mabilis', mainland: 'Mainland' },
  ownRules: 'Sariling tuntunin',
  times: {
    '5m': '5 minuto',
    '1h': '1 oras',
    '8h': '8 oras',
    '24h': '1 araw',
    '3d': '3 araw',
    '7d': '1 linggo',
  },
};
