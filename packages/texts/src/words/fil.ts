/** Filipino. */

import type { Words } from './en.ts';

export const words: Words = {
  appName: 'Larong Eroplano',
  presets: { classic: 'Klasiko', quick: 'Mabilis', mainland: 'Mainland' },
  turnTimes: {
    '5m': '5 minuto',
    '1h': '1 oras',
    '8h': '8 oras',
    '24h': '1 araw',
    '3d': '3 araw',
    '7d': '1 linggo',
  },
  phrases: {
    hello: 'Kumusta!',
    'good-luck': 'Suwertehin ka sana!',
    'well-played': 'Ang galing!',
    thanks: 'Salamat!',
    sorry: 'Pasensya na!',
    'take-your-time': 'Huwag magmadali.',
    'your-move': 'Ikaw na!',
    'good-game': 'Ang saya ng laro!',
    again: 'Isa pa?',
    laugh: '😂',
    wow: '😮',
    ouch: '😖',
  },
  invitationClosed: 'Sarado na ang imbitasyong ito.',
};
