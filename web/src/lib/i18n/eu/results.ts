/** Results over finished games, in Basque. */

import type { SecondaryMessages } from '../en/secondary.ts';
import { plural } from './plural.ts';

export const results: SecondaryMessages['results'] = {
  title: 'Emaitzak',
  description: 'Amaitutako Hegazkin-jokoaren partiden laburpena.',
  loading: 'Partidak zenbatzen …',
  failed: 'Ezin izan dira emaitzak kargatu.',
  retry: 'Saiatu berriro',
  none: 'Ez duzu oraindik partidarik amaitu.',
  nobody: 'Jokatzen duen orok ditu emaitzak. Gailu honetan ez duzu oraindik jokatu.',
  played: (n) => plural(n, 'partida'),
  won: (n) => `irabazita: ${n}`,
  streak: (n) => `${plural(n, 'garaipen')} jarraian`,
  places: 'Postuak',
  players: 'Jokalariak',
  rules: 'Arauak',
  games: 'Partidak',
  wins: 'Irabaziak',
  opponents: 'Aurrez aurre',
  opponent: 'Aurkaria',
  ahead: 'Aurretik',
  behind: 'Atzetik',
  about: 'Nor amaitu den noren aurretik. Jendea izenaren arabera bereizten da.',
  bots: 'Orain arte botak bakarrik izan dituzu aurkari.',
};
