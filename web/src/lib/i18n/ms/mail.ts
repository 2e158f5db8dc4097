/** The pages and settings about emails, in Malay. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const mail: SecondaryMessages['mail'] = {
  title: 'E-mel',
  about:
    'Apabila keputusan lama tidak dilihat, e-mel boleh memberitahu anda: satu untuk semua permainan sekali.',
  unavailable: 'Pelayan ini tidak menghantar e-mel.',
  failed: 'Tetapan e-mel anda tidak dapat dimuatkan.',
  retry: 'Cuba lagi',
  address: 'Alamat e-mel',
  after: 'Apabila keputusan tidak dilihat selama',
  hours: (hours) => `${hours} jam`,
  save: 'Simpan',
  saving: 'Menyimpan …',
  saved: 'Disimpan',
  unconfirmed: (address) =>
    `Kami telah menghantar e-mel ke ${address}. Buka pautan di dalamnya supaya kami tahu alamat itu milik anda.`,
  again: 'Hantar sekali lagi',
  sentAgain: 'Dihantar sekali lagi',
  confirmed: (address) => `E-mel dihantar ke ${address}.`,
  remove: 'Buang alamat',
  removed: 'Alamat telah dibuang.',

  confirmPage: {
    title: 'Sahkan alamat anda',
    description: 'Mengesahkan alamat e-mel untuk pemberitahuan Catur Kapal Terbang.',
    text: 'E-mel tentang keputusan yang menunggu anda akan dihantar ke alamat ini.',
    button: 'Ya, ini milik saya',
    done: 'Alamat anda telah disahkan.',
  },
  offPage: {
    title: 'Tiada e-mel lagi',
    description: 'Menghentikan e-mel Catur Kapal Terbang ke satu alamat.',
    text: 'Kami tidak akan menghantar e-mel lagi ke alamat ini. Permainan anda diteruskan.',
    button: 'Hentikan e-mel',
    done: 'Tiada e-mel lagi akan dihantar.',
  },
  working: 'Sebentar …',
  broken: 'Pautan ini tidak lengkap. Buka semula dari e-mel.',
  home: 'Ke permainan saya',
};
