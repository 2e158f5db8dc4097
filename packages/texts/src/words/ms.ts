/** Malay. */

import type { Words } from './en.ts';

export const words: Words = {
  appName: 'Catur Kapal Terbang',
  presets: { classic: 'Klasik', quick: 'Pantas', mainland: 'Tanah Besar' },
  turnTimes: {
    '5m': '5 minit',
    '1h': '1 jam',
    '8h': '8 jam',
    '24h': '1 hari',
    '3d': '3 hari',
    '7d': '1 minggu',
  },
  phrases: {
    hello: 'Helo!',
    'good-luck': 'Semoga berjaya!',
    'well-played': 'Bagus permainan anda!',
    thanks: 'Terima kasih!',
    sorry: 'Maaf!',
    'take-your-time': 'Tak perlu tergesa-gesa.',
    'your-move': 'Giliran anda!',
    'good-game': 'Permainan yang seronok!',
    again: 'Sekali lagi?',
    laugh: '😂',
    wow: '😮',
    ouch: '😖',
  },
  invitationClosed: 'Jemputan ini sudah ditutup.',
};
