/** Results over finished games, in Malay. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const results: SecondaryMessages['results'] = {
  title: 'Keputusan',
  description: 'Jumlah keputusan permainan Catur Kapal Terbang anda yang sudah tamat.',
  loading: 'Mengira permainan anda …',
  failed: 'Keputusan anda tidak dapat dimuatkan.',
  retry: 'Cuba lagi',
  none: 'Belum ada permainan anda yang tamat.',
  nobody: 'Sesiapa yang bermain ada keputusannya. Anda belum bermain pada peranti ini.',
  played: (n) => `${n} permainan`,
  won: (n) => `${n} menang`,
  streak: (n) => `${n} kemenangan berturut-turut`,
  places: 'Kedudukan',
  players: 'Pemain',
  rules: 'Peraturan',
  games: 'Permainan',
  wins: 'Menang',
  opponents: 'Satu lawan satu',
  opponent: 'Lawan',
  ahead: 'Di hadapan',
  behind: 'Di belakang',
  about: 'Siapa tamat dahulu daripada siapa. Orang dibezakan dengan nama mereka.',
  bots: 'Setakat ini hanya bot yang bermain dengan anda.',
};
