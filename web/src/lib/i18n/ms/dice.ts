/** The check of a game's dice, in Malay. */

import type { DiceMessages } from '../en/dice.ts';

export const dice: DiceMessages = {
  title: 'Dadu',
  description:
    'Menyemak setiap balingan permainan Catur Kapal Terbang dalam pelayar anda, dan menyatakan apa yang dibuktikannya.',
  gameTitle: 'Dadu permainan ini',
  back: 'Ke permainan',
  checking: 'Menyemak dadu …',
  failed: 'Rekod tidak dapat diambil.',
  retry: 'Cuba lagi',

  right: (draws) =>
    draws === 1 ? 'Satu-satunya cabutan setakat ini betul.' : `Kesemua ${draws} cabutan betul.`,
  running: 'Permainan masih berjalan: setiap cabutan seterusnya boleh disemak sebaik sahaja dibuat.',
  wrong: (draw) => `Cabutan ${draw} salah.`,
  broken: 'Rekod ini tidak dapat disemak.',
  faults: {
    evidence: 'Rekod tidak lengkap, jadi tiada apa yang dapat disemak.',
    witness: 'Komitmen atau bait seseorang bukan yang dicatat oleh pelayar ini sebelum balingan pertama.',
    malformed: 'Komitmen, bait seorang pemain atau pautan tidak ditulis sebagaimana sepatutnya.',
    missing: 'Pautannya tiada.',
    early: 'Pautannya diterbitkan sebelum balingannya.',
    chain: 'Cincangan pautannya bukan pautan sebelumnya, jadi ia tidak ditetapkan dari awal.',
    'too-many': 'Satu permainan tidak mempunyai cabutan sebanyak itu.',
  },
  outcome: (drawn) => `Hasilnya ${drawn}, tetapi rekod menyatakan yang lain.`,
  illegal: (roll) => `Dadu betul, tetapi balingan ${roll} dimainkan melanggar peraturan.`,
  later: 'Yang berikutnya bergantung padanya dan tidak disemak.',
  witnessed:
    'Pelayar ini mencatat komitmen dan baitnya sendiri sebelum balingan pertama. Rekod masih menyatakan yang sama.',
  unwitnessed:
    'Pelayar ini tidak mencatat apa-apa tentang permainan ini, jadi ia tidak tahu sama ada komitmen ini ialah yang ditunjukkan sebelum balingan pertama. Mereka yang menyertai tahu, dalam pelayar yang digunakan semasa menyertai.',

  how: 'Bagaimana balingan terhasil',
  steps: [
    'Sebelum sesiapa menyertai, pelayan mencincang 32 bait rahsia sebanyak 2,048 kali dan menerbitkan hasil terakhir: komitmen. Semua hasil sebelumnya, iaitu pautan, kekal rahsia buat masa ini.',
    'Sesiapa yang mengambil tempat menambah 16 bait rawak setelah melihat komitmen. Bait bot ditentukan oleh komitmen.',
    'Setiap cabutan menggunakan pautan sebelum yang terakhir diterbitkan sebagai kunci, dan mencampurkan permainan, bait semua pemain dan nombor cabutan. Cabutan 1 menentukan siapa yang mula; setiap cabutan lain ialah satu balingan.',
    'Pautannya diterbitkan bersama setiap cabutan. Sesiapa dapat melihat bahawa cincangannya ialah pautan sebelumnya, jadi ia ditetapkan dari awal.',
  ],
  proved: 'Apa yang dibuktikan',
  provedPoints: [
    'Semua balingan ditetapkan sebelum yang pertama. Tiada yang diubah, ditinggalkan atau dicabut semula.',
    'Balingan bergantung pada bait setiap pemain, jadi pelayan seorang diri tidak dapat memilihnya.',
    'Tiada balingan bergantung pada bila seseorang bermain, apa yang dimainkan, atau siapa yang mendahului.',
  ],
  unproved: 'Apa yang tidak dibuktikan',
  unprovedPoints: [
    'Bahawa tiada siapa tahu: sesiapa yang menjalankan pelayan tahu balingan yang akan datang.',
    'Bahawa tiada siapa memilih: sesiapa yang menjalankan pelayan, bersama pemain terakhir yang menyertai, boleh mencuba bait sehingga balingannya sesuai.',
    'Bahawa komitmen ini ialah yang pada permulaan, melainkan pelayar anda mencatatnya sebelum menyertai.',
  ],

  evidence: 'Komitmen dan bait',
  commitment: 'Komitmen',
  seedOf: (who) => `Bait ${who}`,
  draws: 'Cabutan demi cabutan',
  drawsHint: 'Setiap cabutan dengan pautannya. Balingan membawa ke papan pada ketika itu.',
  draw: (n) => `Cabutan ${n}`,
  starts: (who) => `${who} mula dahulu`,
  rolled: (who, die) => `${who} dapat ${die}`,
  onTable: 'Balingan di atas meja',
  roll: (n) => `Balingan ${n}`,
  isRight: 'betul',
  isWrong: 'salah',
  isOpen: 'tidak disemak',

  tool: 'Semak tanpa halaman ini',
  toolText:
    'Muat turun rekod. Dalam salinan projek ini, alat baris perintahnya menyemak tanpa sebarang pelayan:',

  file: 'Semak rekod',
  fileText:
    'Pilih rekod permainan yang telah anda muat turun. Ia dibaca di sini dan tidak dihantar ke mana-mana.',
  choose: 'Rekod',
  unreadable: 'Fail ini bukan rekod permainan.',
  ofGame: (id) => `Permainan ${id}`,
};
