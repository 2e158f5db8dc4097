/** Results over finished games, in English. */

import { plural } from './plural.ts';

export const results = {
  title: 'Results',
  description: 'What your finished games of Aeroplane Chess add up to.',
  loading: 'Adding up your games …',
  failed: 'Your results could not be loaded.',
  retry: 'Try again',
  none: 'No game of yours is finished yet.',
  nobody: 'Whoever plays has results. You have not played on this device yet.',
  played: (n: number) => plural(n, 'game', 'games'),
  won: (n: number) => `${n} won`,
  streak: (n: number) => `${plural(n, 'win', 'wins')} in a row`,
  places: 'Places',
  players: 'Players',
  rules: 'Rules',
  games: 'Games',
  wins: 'Won',
  opponents: 'Head to head',
  opponent: 'Opponent',
  ahead: 'Ahead',
  behind: 'Behind',
  about: 'Who finished before whom. People are told apart by their names.',
  bots: 'So far only bots have played against you.',
};
