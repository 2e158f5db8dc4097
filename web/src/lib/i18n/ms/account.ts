/** Passkeys, and a player's own data, in Malay. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const account: SecondaryMessages['account'] = {
  passkeys: {
    title: 'Kunci laluan',
    about:
      'Dengan kunci laluan anda kekal pemain yang sama pada setiap peranti, dan boleh kembali walaupun semuanya hilang. Peranti anda membukanya seperti anda membuka skrin; tiada kata laluan.',
    none: 'Anda belum ada kunci laluan.',
    make: 'Cipta kunci laluan',
    making: 'Mencipta kunci laluan …',
    made: 'Dicipta',
    remove: 'Buang',
    removeOf: (name) => `Buang kunci laluan ${name}`,
    removeTitle: 'Buang kunci laluan ini?',
    removeText: (name) =>
      `${name} tidak lagi melog masuk anda di sini. Padamkannya juga pada peranti yang menyimpannya.`,
    keep: 'Simpan',
    created: (when) => `dicipta ${when}`,
    used: (when) => `terakhir digunakan ${when}`,
    failed: 'Kunci laluan anda tidak dapat dimuatkan.',
    retry: 'Cuba lagi',
    unsupported: 'Pelayar ini tidak menawarkan kunci laluan pada alamat ini: ia memerlukan https.',
    stopped: 'Tiada apa-apa dicipta. Cuba lagi bila-bila masa.',
    existing: 'Peranti ini sudah menyimpan kunci laluan anda.',
    usualName: 'Kunci laluan',
  },

  signIn: {
    title: 'Log masuk pada peranti ini',
    about: 'Teruskan sebagai pemain anda di tempat lain. Tempat yang anda ambil pada peranti ini ikut serta.',
    button: 'Log masuk dengan kunci laluan',
    working: 'Mencari kunci laluan anda …',
    stopped: 'Tiada kunci laluan dipilih.',
  },

  data: {
    title: 'Data anda',
    about: 'Bawa semua yang disimpan tentang anda di sini, atau minta ia dipadamkan.',
    export: 'Muat turun data saya',
    remove: 'Padamkan saya',
    removeTitle: 'Padamkan anda dan semua tentang anda?',
    removeText:
      'Nama, peranti, kunci laluan, alamat e-mel, mesej dan senarai anda dipadamkan selama-lamanya. Permainan anda berterusan tanpa anda: yang lain melihat bekas pemain, dan bot bermain. Tiada sesiapa dapat membatalkannya.',
    sure: 'Ya, saya mahu dipadamkan selama-lamanya',
    confirm: 'Padamkan saya selama-lamanya',
    working: 'Memadamkan …',
    cancel: 'Batal',
  },
};
