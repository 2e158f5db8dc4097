/** Results over finished games, in Filipino. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const results: SecondaryMessages['results'] = {
  title: 'Resulta',
  description: 'Ang kabuuan ng mga natapos mong laro ng Larong Eroplano.',
  loading: 'Binibilang ang mga laro mo …',
  failed: 'Hindi makuha ang mga resulta mo.',
  retry: 'Subukan ulit',
  none: 'Wala ka pang natapos na laro.',
  nobody: 'May resulta ang bawat naglalaro. Hindi ka pa naglalaro sa device na ito.',
  played: (n) => `${n} laro`,
  won: (n) => `${n} panalo`,
  streak: (n) => `${n} sunod-sunod na panalo`,
  places: 'Mga puwesto',
  players: 'Mga manlalaro',
  rules: 'Mga tuntunin',
  games: 'Mga laro',
  wins: 'Panalo',
  opponents: 'Harapan',
  opponent: 'Kalaban',
  ahead: 'Nauna',
  behind: 'Nahuli',
  about: 'Kung sino ang naunang natapos. Sa pangalan nakikilala ang mga tao.',
  bots: 'Mga bot pa lang ang nakakalaban mo.',
};
