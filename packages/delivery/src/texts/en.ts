/** English. */

import { words } from '@aeroplane/texts/words/en';
import type { Texts } from './texts.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const against = (others: string | undefined): string => (others === undefined ? '' : ` against ${others}`);
const until = (time: string | undefined): string => (time === undefined ? '' : ` Until ${time}.`);
const rolled = (die: number | null, others: string | undefined): string =>
  die === null ? `It is your turn${against(others)}.` : `You rolled a ${die}${against(others)}.`;

const PLACES: readonly (string | undefined)[] = [
  undefined,
  undefined,
  'You came second',
  'You came third',
  'You came fourth',
];

export const en: Texts = {
  language: 'en',
  direction: 'ltr',
  timeLocale: 'en-GB',

  opponents: (names, bots) => {
    if (bots === 0) return list.format(names);
    return list.format([...names, bots === 1 ? 'a bot' : `${bots} bots`]);
  },

  decision: (waiting) => ({
    title: waiting.die === null ? 'Roll the die' : 'Your move',
    body: `${rolled(waiting.die, waiting.against)}${until(waiting.until)}`,
  }),
  reminder: (waiting) => ({
    title: waiting.die === null ? 'Still your roll' : 'Still your move',
    body: `${rolled(waiting.die, waiting.against)}${waiting.until === undefined ? '' : ` Time runs out ${waiting.until}.`}`,
  }),
  nudge: (waiting) => ({
    title: `${waiting.who ?? 'Somebody'} would love to play on`,
    body: `${rolled(waiting.die, waiting.against)}${until(waiting.until)}`,
  }),
  tookOver: (game) =>
    game.held
      ? {
          title: 'A bot plays for you',
          body: `It keeps your seat warm${against(game.against)}. Come back any time and play on.`,
        }
      : {
          title: 'You are out of the game',
          body: `Your time ran out three times${against(game.against)}, which ends a strict game for you.`,
        },
  finished: (game) => ({
    title: game.rank === 1 ? 'You won!' : (PLACES[game.rank ?? 0] ?? 'Game over'),
    body: `Your game${against(game.against)} is over. See how it ended.`,
  }),
  joined: (game) => ({
    title: `${game.who ?? 'Somebody'} joined your game`,
    body: game.against === undefined ? 'It starts when all seats are taken.' : `With you: ${game.against}.`,
  }),
  started: (game) => ({
    title: 'The game has started',
    body: `You play${against(game.against)}. Have a good flight!`,
  }),
  rematch: ({ who }) => ({
    title: `${who ?? 'Somebody'} wants a rematch`,
    body: 'Your seat is kept for you: same rules, same people.',
  }),
  chat: ({ who, said }) => ({ title: who ?? 'A message', body: said }),
  phrases: words.phrases,
  test: { title: 'It works', body: 'Notices about your games reach this device.' },

  choice: ({ from, to, home, captures }) => {
    const what = from === null ? 'Launch a plane' : home ? `Fly home from ${from}` : `${from} → ${to}`;
    return captures === 0 ? what : `${what}, sends back ${captures}`;
  },

  mail: {
    greeting: (name) => `Hello ${name},`,
    manyGames: (count) => `${count} games wait for you`,
    oneGame: (title, others) => `${title}${against(others)}`,
    openGame: 'Open the game',
    why: 'You get this because you asked to hear by mail of games that wait for you.',
    stop: 'Stop these mails',
    confirm: {
      subject: 'Is this your address?',
      ask: 'Shall mails about your games of Aeroplane Chess come to this address?',
      button: 'Yes, send them here',
      otherwise: 'If you asked for nothing, just ignore this. No more mails will come.',
    },
  },
};
