/** Basque. */

import { words } from '@aeroplane/texts/words/eu';
import type { Texts } from './texts.ts';

const list = new Intl.ListFormat('eu-ES', { type: 'conjunction' });

const against = (others: string | undefined): string =>
  others === undefined ? '' : ` Aurkariak: ${others}.`;
const until = (time: string | undefined): string => (time === undefined ? '' : ` Azken unea: ${time}.`);
const rolled = (die: number | null, others: string | undefined): string =>
  `${die === null ? 'Zuri dagokizu jaurtitzea.' : `Zure dadoa: ${die}.`}${against(others)}`;

const PLACES: readonly (string | undefined)[] = [
  undefined,
  undefined,
  'Bigarren izan zara',
  'Hirugarren izan zara',
  'Laugarren izan zara',
];

export const eu: Texts = {
  language: 'eu',
  direction: 'ltr',
  timeLocale: 'eu-ES',

  opponents: (names, bots) => {
    if (bots === 0) return list.format(names);
    return list.format([...names, bots === 1 ? 'bot bat' : `${bots} bot`]);
  },

  decision: (waiting) => ({
    title: waiting.die === null ? 'Jaurti dadoa' : 'Zure txanda',
    body: `${rolled(waiting.die, waiting.against)}${until(waiting.until)}`,
  }),
  reminder: (waiting) => ({
    title: waiting.die === null ? 'Jaurtitzeko zain oraindik' : 'Zure txanda oraindik',
    body: `${rolled(waiting.die, waiting.against)}${waiting.until === undefined ? '' : ` Denbora amaituko da: ${waiting.until}.`}`,
  }),
  nudge: (waiting) => ({
    title:
      waiting.who === undefined
        ? 'Norbait jokatzen jarraitu nahian'
        : `Jokatzen jarraitu nahian: ${waiting.who}`,
    body: `${rolled(waiting.die, waiting.against)}${until(waiting.until)}`,
  }),
  tookOver: (game) =>
    game.held
      ? {
          title: 'Bot batek zure ordez jokatzen du',
          body: `Zure tokia gordetzen du.${against(game.against)} Itzuli nahi duzunean eta jarraitu jokatzen.`,
        }
      : {
          title: 'Partidatik kanpo zaude',
          body: `Hiru aldiz agortu zaizu denbora, eta horrekin amaitzen da zuretzat partida zorrotza.${against(game.against)}`,
        },
  finished: (game) => ({
    title: game.rank === 1 ? 'Irabazi duzu!' : (PLACES[game.rank ?? 0] ?? 'Partida amaitu da'),
    body: `Zure partida amaitu da.${against(game.against)} Ikusi nola amaitu den.`,
  }),
  joined: (game) => ({
    title: game.who === undefined ? 'Norbait zure partidan sartu da' : `Zure partidan sartu da: ${game.who}`,
    body: game.against === undefined ? 'Toki guztiak hartzean hasiko da.' : `Zurekin: ${game.against}.`,
  }),
  started: (game) => ({
    title: 'Partida hasi da',
    body: `Jokoan zaude.${against(game.against)} Hegaldi on!`,
  }),
  rematch: ({ who }) => ({
    title: who === undefined ? 'Norbaitek errebantxa nahi du' : `Errebantxa nahi du: ${who}`,
    body: 'Zure tokia gordeta dago: arau berak, jende bera.',
  }),
  chat: ({ who, said }) => ({ title: who ?? 'Mezu bat', body: said }),
  phrases: words.phrases,
  test: { title: 'Badabil', body: 'Zure partiden jakinarazpenak gailu honetara iristen dira.' },

  choice: ({ from, to, home, captures }) => {
    const what =
      from === null ? 'Aireratu hegazkin bat' : home ? `Hegan etxera, ${from}. laukitik` : `${from} → ${to}`;
    return captures === 0 ? what : `${what}, itzularazi ${captures}`;
  },

  mail: {
    greeting: (name) => `Kaixo ${name},`,
    manyGames: (count) => `${count} partida zure zain`,
    oneGame: (title, others) => `${title}${others === undefined ? '' : ` · ${others}`}`,
    openGame: 'Ireki partida',
    why: 'Hau jaso duzu zure zain dauden partiden berri postaz jakitea eskatu duzulako.',
    stop: 'Gelditu mezu hauek',
    confirm: {
      subject: 'Zurea al da helbide hau?',
      ask: 'Hegazkin-jokoko zure partidei buruzko mezuak helbide honetara bidaltzea nahi duzu?',
      button: 'Bai, bidali hona',
      otherwise: 'Ezer eskatu ez baduzu, ez egin jaramonik. Ez da mezu gehiagorik etorriko.',
    },
  },
};
