/** Every option of the rules, in Malay. */

import type { Messages } from '../en/main.ts';

export const options: Messages['options'] = {
  launch: {
    name: 'Apa yang melepaskan kapal',
    values: { even: 'Sebarang nombor genap', 'five-or-six': '5 atau 6', six: 'Hanya 6' },
  },
  thirdSix: {
    name: 'Angka 6 ketiga dalam satu giliran',
    values: {
      return: 'Menghantar balik apa yang digerakkan dua yang pertama',
      lose: 'Menamatkan giliran',
      free: 'Seperti yang lain',
    },
  },
  shortcut: {
    name: 'Jalan pintas',
    values: { optional: 'Terbang atau tinggal, suka hati', compulsory: 'Mesti diterbangi' },
  },
  afterShortcut: {
    name: 'Selepas jalan pintas',
    values: { stop: 'Kapal berhenti di situ', jump: 'Mendarat tepat, lompat lagi' },
  },
  stacking: {
    name: 'Mendarat di kapal sendiri',
    values: {
      optional: 'Bersusun atau berhenti di sebelah',
      automatic: 'Sentiasa bersusun',
      off: 'Tidak bersusun',
    },
  },
  stackCapture: {
    name: 'Mendarat di susunan pemain lain',
    values: { all: 'Semuanya dihantar balik', mutual: 'Kedua-dua pihak balik' },
  },
  finish: {
    name: 'Pusat',
    values: { exact: 'Perlu balingan tepat', bounce: 'Yang lebih melantun balik' },
  },
  planes: { name: 'Kapal seorang', values: { 4: 'Empat', 3: 'Tiga', 2: 'Dua' } },
};
