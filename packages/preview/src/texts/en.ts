/** English. */

import { words } from '@aeroplane/texts/words/en';
import type { Texts } from './texts.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const en: Texts = {
  language: 'en',
  appName: words.appName,
  about: 'The old game of dice and planes, by correspondence: two to four people, over hours or days.',
  picture: 'The board',
  bot: 'a bot',

  game: (names) => `Aeroplane Chess: ${list.format(names)}`,
  waiting: 'The game waits for its players.',
  playing: (rolls) => (rolls === 1 ? 'Under way, 1 roll so far.' : `Under way, ${rolls} rolls so far.`),
  cancelled: 'The game was called off.',
  over: 'The game is over.',
  won: (who) => `The game is over: ${who} won.`,

  invites: (who) => `${who} invites you to play Aeroplane Chess`,
  invitation: 'An invitation to Aeroplane Chess',
  nameIsEnough: 'A name is enough to take a seat.',
  closed: words.invitationClosed,

  facts: (rules, players, time) => `${rules}, ${players} players, ${time} for each decision.`,
  presets: words.presets,
  ownRules: 'Own rules',
  times: words.turnTimes,
};
