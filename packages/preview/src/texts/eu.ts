/** Basque. */

import type { Texts } from './texts.ts';

/** The last two with `eta`: not every Node knows the language's lists. */
const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} eta ${names.at(-1)}`;

export const eu: Texts = {
  language: 'eu',
  appName: 'Hegazkin-jokoa',
  about:
    'Dadoen eta hegazkinen joko zaharra, urrutitik jokatzeko: bi eta lau lagun artean, ordu edo egunetan.',
  picture: 'Taula',
  bot: 'bot bat',

  game: (names) => `Hegazkin-jokoa: ${list(names)}`,
  waiting: 'Partida jokalarien zain dago.',
  playing: (rolls) =>
    rolls === 1 ? 'Jokoan, jaurtiketa 1 orain arte.' : `Jokoan, ${rolls} jaurtiketa orain arte.`,
  cancelled: 'Partida bertan behera geratu zen.',
  over: 'Partida amaitu da.',
  won: (who) => `Partida amaitu da. Irabazlea: ${who}.`,

  invites: (who) => `Hegazkin-jokoan jokatzeko gonbidapena: ${who}`,
  invitation: 'Hegazkin-jokorako gonbidapena',
  nameIsEnough: 'Nahikoa da izen bat tokia hartzeko.',
  closed: 'Gonbidapen hau ez dago irekita jada.',

  facts: (rules, players, time) => `${rules}, ${players} jokalari; erabaki bakoitzerako denbora: ${time}.`,
  presets: { classic: 'Klasikoa', quick: 'Azkarra', mainland: 'Kontinentea' },
  ownRules: 'Arau propioak',
  times: {
    '5m': '5 minutu',
    '1h': 'ordu 1',
    '8h': '8 ordu',
    '24h': 'egun 1',
    '3d': '3 egun',
    '7d': 'aste 1',
  },
};
