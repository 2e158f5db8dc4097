/** Filipino. */

import { words } from '@aeroplane/texts/words/fil';
import type { Texts } from './texts.ts';

const list = new Intl.ListFormat('fil', { type: 'conjunction' });

export const fil: Texts = {
  language: 'fil',
  appName: words.appName,
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
  closed: words.invitationClosed,

  facts: (rules, players, time) => `${rules}, ${players} manlalaro, ${time} sa bawat pasya.`,
  presets: words.presets,
  ownRules: 'Sariling tuntunin',
  times: words.turnTimes,
};
