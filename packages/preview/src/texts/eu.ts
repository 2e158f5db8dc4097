/** Basque. */

import { words } from '@aeroplane/texts/words/eu';
import type { Texts } from './texts.ts';

/** By hand, as not every build of Node knows Basque lists. */
const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} eta ${names.at(-1)}`;

export const eu: Texts = {
  language: 'eu',
  appName: words.appName,
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
  closed: words.invitationClosed,

  facts: (rules, players, time) => `${rules}, ${players} jokalari; erabaki bakoitzerako denbora: ${time}.`,
  presets: words.presets,
  ownRules: 'Arau propioak',
  /** In lower case, as they stand within a sentence. */
  times: { ...words.turnTimes, '1h': 'ordu 1', '24h': 'egun 1', '7d': 'aste 1' },
};
