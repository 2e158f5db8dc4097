/** Filipino. */

import { words } from '@aeroplane/texts/words/fil';
import type { Texts } from './texts.ts';

const list = new Intl.ListFormat('fil-PH', { type: 'conjunction' });

const against = (others: string | undefined): string => (others === undefined ? '' : ` laban kina ${others}`);
const until = (time: string | undefined): string => (time === undefined ? '' : ` Hanggang ${time}.`);
const rolled = (die: number | null, others: string | undefined): string =>
  die === null ? `Ikaw ang hahagis${against(others)}.` : `Nakahagis ka ng ${die}${against(others)}.`;

const PLACES: readonly (string | undefined)[] = [
  undefined,
  undefined,
  'Ikalawa ka',
  'Ikatlo ka',
  'Ikaapat ka',
];

export const fil: Texts = {
  language: 'fil',
  direction: 'ltr',
  timeLocale: 'fil-PH',

  opponents: (names, bots) => {
    if (bots === 0) return list.format(names);
    return list.format([...names, bots === 1 ? 'isang bot' : `${bots} bot`]);
  },

  decision: (waiting) => ({
    title: waiting.die === null ? 'Ihagis ang dais' : 'Ikaw ang titira',
    body: `${rolled(waiting.die, waiting.against)}${until(waiting.until)}`,
  }),
  reminder: (waiting) => ({
    title: waiting.die === null ? 'Ikaw pa rin ang hahagis' : 'Ikaw pa rin ang titira',
    body: `${rolled(waiting.die, waiting.against)}${waiting.until === undefined ? '' : ` Mauubos ang oras sa ${waiting.until}.`}`,
  }),
  nudge: (waiting) => ({
    title: `Gusto nang maglaro ni ${waiting.who ?? 'isang kalaro'}`,
    body: `${rolled(waiting.die, waiting.against)}${until(waiting.until)}`,
  }),
  tookOver: (game) =>
    game.held
      ? {
          title: 'Bot ang naglalaro para sa iyo',
          body: `Binabantayan nito ang upuan mo${against(game.against)}. Bumalik anumang oras at ituloy ang laro.`,
        }
      : {
          title: 'Wala ka na sa laro',
          body: `Tatlong beses kang naubusan ng oras${against(game.against)}, kaya tapos na para sa iyo ang larong mahigpit.`,
        },
  finished: (game) => ({
    title: game.rank === 1 ? 'Panalo ka!' : (PLACES[game.rank ?? 0] ?? 'Tapos na ang laro'),
    body: `Tapos na ang laro mo${against(game.against)}. Tingnan kung paano nagtapos.`,
  }),
  joined: (game) => ({
    title: `Sumali si ${game.who ?? 'isang manlalaro'} sa laro mo`,
    body:
      game.against === undefined ? 'Magsisimula kapag puno na ang mga upuan.' : `Kasama mo: ${game.against}.`,
  }),
  started: (game) => ({
    title: 'Nagsimula na ang laro',
    body: `Maglalaro ka${against(game.against)}. Magandang paglipad!`,
  }),
  rematch: ({ who }) => ({
    title: `Gusto ni ${who ?? 'isang kalaro'} ng isa pang laro`,
    body: 'Nakareserba ang upuan mo: parehong tuntunin, parehong mga tao.',
  }),
  chat: ({ who, said }) => ({ title: who ?? 'May mensahe', body: said }),
  phrases: words.phrases,
  test: { title: 'Gumagana', body: 'Nakakarating sa device na ito ang mga abiso tungkol sa mga laro mo.' },

  choice: ({ from, to, home, captures }) => {
    const what =
      from === null ? 'Maglabas ng eroplano' : home ? `Lumipad pauwi mula ${from}` : `${from} → ${to}`;
    return captures === 0 ? what : `${what}, pababalikin ang ${captures}`;
  },

  mail: {
    greeting: (name) => `Kumusta ${name},`,
    manyGames: (count) => `${count} laro ang naghihintay sa iyo`,
    oneGame: (title, others) => `${title}${others === undefined ? '' : ` · ${others}`}`,
    openGame: 'Buksan ang laro',
    why: 'Natanggap mo ito dahil hiniling mong abisuhan sa email tungkol sa mga larong naghihintay sa iyo.',
    stop: 'Itigil ang mga email na ito',
    confirm: {
      subject: 'Sa iyo ba ang address na ito?',
      ask: 'Ipapadala ba sa address na ito ang mga email tungkol sa mga laro mo ng Larong Eroplano?',
      button: 'Oo, ipadala rito',
      otherwise: 'Kung wala kang hiniling, balewalain lang ito. Wala nang darating na email.',
    },
  },
};
