/** Devices, and handing over between them, in Malay. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const devices: SecondaryMessages['devices'] = {
  handOver: {
    title: 'Pindah ke peranti lain',
    about: 'Peranti lain meneruskan sebagai anda, dengan semua permainan anda. Yang ini pun kekal log masuk.',
    make: 'Buat kod',
    making: 'Membuat kod …',
    code: 'Kod anda',
    how: 'Imbas ini dengan peranti lain, atau masukkan kod di sana di bawah Tetapan.',
    qr: 'Kod QR pautan untuk peranti lain',
    left: (minutes, seconds) =>
      `Sah untuk ${minutes}:${String(seconds).padStart(2, '0')} lagi, dan untuk satu peranti.`,
    over: 'Kod ini sudah terlalu lama.',
    again: 'Buat satu lagi',
    secret: 'Sesiapa yang ada kod ini bermain sebagai anda: jangan tunjukkan kepada orang lain.',
  },

  enter: {
    label: 'Kod',
    hint: 'Sepuluh huruf dan angka. Peranti lain menunjukkannya di bawah Tetapan.',
    invalid: 'Kod mempunyai sepuluh huruf dan angka.',
    submit: 'Teruskan',
  },

  claim: {
    asking: 'Mencari kod …',
    title: (name) => `Teruskan sebagai ${name} pada peranti ini?`,
    text: 'Semua permainan ikut serta, dan setiap langkah di sini menjadi miliknya.',
    merging: (name) => `Setakat ini peranti ini bermain sebagai ${name}. Tempat itu ikut serta.`,
    yes: (name) => `Teruskan sebagai ${name}`,
    working: 'Sebentar …',
    no: 'Tidak',
    done: (name) => `Anda kini bermain sebagai ${name} pada peranti ini.`,
    unknown:
      'Kod ini tidak dikenali: sudah digunakan, atau terlalu lama. Buat satu lagi pada peranti pertama.',
    retry: 'Cuba lagi',
    close: 'Tutup',
  },

  list: {
    title: 'Peranti yang log masuk',
    failed: 'Peranti anda tidak dapat dimuatkan.',
    retry: 'Cuba lagi',
    current: 'Peranti ini',
    other: 'Peranti lain',
    since: (when) => `sejak ${when}`,
    signOut: 'Log keluar',
    signOutOf: (device) => `Log keluar: ${device}`,
    everywhere: 'Log keluar di mana-mana',
    everywhereTitle: 'Log keluar pada setiap peranti?',
    everywhereText:
      'Peranti ini pun dilog keluar. Tanpa kod yang masih sah, tiada sesiapa dapat kembali ke tempat anda.',
  },

  signOut: {
    title: 'Log keluar pada peranti ini?',
    text: 'Peranti lain anda kekal log masuk. Pemberitahuan ke peranti ini berhenti.',
    lastTitle: 'Ini satu-satunya peranti anda',
    lastText:
      'Hanya peranti ini tahu bahawa anda ialah anda. Jika anda log keluar di sini, tempat anda hilang: keputusan anda kehabisan masa dan bot bermain untuk anda. Pindah ke peranti lain dahulu.',
    moveFirst: 'Pindah ke peranti lain',
    anyway: 'Log keluar dan hilang tempat saya',
    confirm: 'Log keluar',
    cancel: 'Kekal',
    working: 'Log keluar …',
  },

  haveCode: 'Saya sudah bermain pada peranti lain',
};
