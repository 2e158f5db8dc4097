/** The settings of a player, in Malay. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const settings: SecondaryMessages['settings'] = {
  title: 'Tetapan',
  description: 'Nama dan waktu anda, apa yang diberitahu dan di mana, serta peranti yang anda guna.',
  loading: 'Mencari tetapan anda …',
  failed: 'Tetapan anda tidak dapat dimuatkan.',
  retry: 'Cuba lagi',
  nobody:
    'Tetapan datang bersama permainan pertama anda: nama anda ditanya, dan boleh ditukar di sini kemudian.',
  nameHint: 'Pemain lain melihatnya. Permainan yang sedang berjalan mengekalkan nama asal.',
  timeZone: 'Zon waktu anda',
  timeZoneNow: (time) => `Sekarang ${time} di sana.`,
  thisDevice: 'Peranti ini',
  otherZones: 'Lain-lain',
  quiet: 'Senyap pada waktu malam',
  quietHint:
    'Jam keputusan anda berhenti antara dua waktu ini. Permainan yang berjalan mengikutinya mulai keputusan seterusnya.',
  from: 'Dari',
  to: 'Hingga',
  span: (hours, minutes) =>
    [hours > 0 ? `${hours} jam` : '', minutes > 0 ? `${minutes} minit` : ''].filter(Boolean).join(' '),
  quietSpan: (span) => `Senyap selama ${span}, mengikut jam zon waktu anda.`,
  quietTooLong: (span) => `Paling lama sepuluh jam: ini ${span}.`,
  quietSame: 'Pilih dua waktu yang berbeza.',
  quietUnset: 'Pilih kedua-dua waktu.',
  save: 'Simpan',
  saving: 'Menyimpan …',
  saved: 'Disimpan',
};

export const vacation: SecondaryMessages['vacation'] = {
  title: 'Cuti',
  about: (days) =>
    `Semasa bercuti jam anda berhenti, kecuali dalam permainan yang dicipta sebagai ketat. Setahun ada ${days} hari cuti, dalam hari penuh dan diumumkan lebih awal.`,
  left: (days) => `${days} hari berbaki tahun ini.`,
  first: 'Hari pertama',
  last: 'Hari terakhir',
  days: (days) => `${days} hari`,
  announce: 'Umumkan',
  change: 'Ubah',
  running: (from, to) => `Anda bercuti dari ${from} hingga ${to}.`,
  coming: (from, to) => `Anda akan bercuti dari ${from} hingga ${to}.`,
  end: 'Saya sudah kembali',
  endHint: 'Hari ini masih dikira.',
  callOff: 'Batalkan',
  saving: 'Menyimpan …',
  saved: 'Disimpan',
  ended: 'Tamat',
  faults: {
    unset: 'Pilih kedua-dua hari.',
    order: 'Hari terakhir datang sebelum hari pertama.',
    past: 'Cuti diumumkan lebih awal: pilih hari mulai hari ini.',
  },
};
