/** Basque. */

import type { Words } from './en.ts';

export const words: Words = {
  appName: 'Hegazkin-jokoa',
  presets: { classic: 'Klasikoa', quick: 'Azkarra', mainland: 'Kontinentea' },
  turnTimes: {
    '5m': '5 minutu',
    '1h': 'Ordu 1',
    '8h': '8 ordu',
    '24h': 'Egun 1',
    '3d': '3 egun',
    '7d': 'Aste 1',
  },
  phrases: {
    hello: 'Kaixo!',
    'good-luck': 'Zorte on!',
    'well-played': 'Ondo jokatuta!',
    thanks: 'Eskerrik asko!',
    sorry: 'Barkatu!',
    'take-your-time': 'Lasai, hartu denbora.',
    'your-move': 'Zure txanda!',
    'good-game': 'Partida polita!',
    again: 'Beste bat?',
    laugh: '😂',
    wow: '😮',
    ouch: '😖',
  },
  invitationClosed: 'Gonbidapen hau ez dago irekita jada.',
};
