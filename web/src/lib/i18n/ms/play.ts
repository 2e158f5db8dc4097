/** Settings of one device, in Malay. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const play: SecondaryMessages['play'] = {
  title: 'Bermain pada peranti ini',
  about: 'Disimpan dalam pelayar ini, untuk semua permainan.',
  sound: 'Bunyi',
  vibration: 'Bergetar apabila kapal dihantar balik',
  ownColourBelow: 'Warna saya di bahagian bawah papan',
  speed: 'Kepantasan gerakan ditayangkan',
  confirmation: 'Untuk membuat pilihan',
  confirmations: {
    again: { name: 'Pilih dua kali', about: 'Kali pertama menunjukkannya, kali kedua menghantarnya.' },
    undo: {
      name: 'Pilih sekali',
      about: 'Ia dihantar selepas beberapa saat, dan boleh dibatalkan sebelum itu.',
    },
  },
};
