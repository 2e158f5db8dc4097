/** Installing the app, in Malay. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const install: SecondaryMessages['install'] = {
  title: 'Aplikasi pada peranti ini',
  about: 'Ia dibuka dari skrin utama, dalam tetingkapnya sendiri, dan berfungsi di luar talian.',
  button: 'Pasang aplikasi',
  installed: 'Aplikasi telah dipasang.',

  ios: {
    button: 'Tambah ke Skrin Utama',
    title: 'Tambah ke Skrin Utama',
    why: 'Pada iPhone atau iPad, hanya aplikasi di Skrin Utama boleh memberitahu anda.',
    steps: [
      'Ketik butang kongsi pelayar anda: petak dengan anak panah. Mungkin ia di sebalik butang tiga titik.',
      'Pilih “Tambah ke Skrin Utama”, kemudian “Tambah”.',
      'Buka Catur Kapal Terbang dari Skrin Utama anda, dan jawab bahawa anda mahu teruskan sebagai diri sendiri.',
      'Di sana, hidupkan pemberitahuan.',
    ],
    preparing: 'Menyediakan …',
    ready:
      'Permainan anda ikut serta: aplikasi akan bertanya sama ada mahu teruskan sebagai anda. Lakukan dalam sehari.',
    unready:
      'Permainan anda tidak dapat disediakan untuk ikut serta. Dalam aplikasi, masukkan kod dari Tetapan di sini.',
    inApp: 'Halaman ini ditunjukkan di dalam aplikasi lain. Buka dalam Safari dahulu.',
    close: 'Tutup',
  },
};
