/** Bengali. */

import { words } from '@aeroplane/texts/words/bn';
import type { Texts } from './texts.ts';

const list = new Intl.ListFormat('bn-BD', { type: 'conjunction' });

const format = new Intl.NumberFormat('bn', { useGrouping: false });
const d = (n: number): string => format.format(n);

const against = (others: string | undefined): string => (others === undefined ? '' : ` প্রতিপক্ষ: ${others}।`);
const until = (time: string | undefined): string => (time === undefined ? '' : ` সময় আছে ${time} পর্যন্ত।`);
const rolled = (die: number | null, others: string | undefined): string =>
  `${die === null ? 'আপনার চালার পালা।' : `আপনার ${d(die)} উঠেছে।`}${against(others)}`;

const PLACES: readonly (string | undefined)[] = [
  undefined,
  undefined,
  'আপনি দ্বিতীয় হয়েছেন',
  'আপনি তৃতীয় হয়েছেন',
  'আপনি চতুর্থ হয়েছেন',
];

export const bn: Texts = {
  language: 'bn',
  direction: 'ltr',
  timeLocale: 'bn-BD',

  opponents: (names, bots) => {
    if (bots === 0) return list.format(names);
    return list.format([...names, bots === 1 ? 'একটি বট' : `${d(bots)}টি বট`]);
  },

  decision: (waiting) => ({
    title: waiting.die === null ? 'ছক্কা চালুন' : 'আপনার চাল',
    body: `${rolled(waiting.die, waiting.against)}${until(waiting.until)}`,
  }),
  reminder: (waiting) => ({
    title: waiting.die === null ? 'এখনো আপনার চালা বাকি' : 'এখনো আপনার চাল',
    body: `${rolled(waiting.die, waiting.against)}${waiting.until === undefined ? '' : ` সময় শেষ হবে ${waiting.until}।`}`,
  }),
  nudge: (waiting) => ({
    title: `${waiting.who ?? 'কেউ'} খেলা চালিয়ে যেতে চান`,
    body: `${rolled(waiting.die, waiting.against)}${until(waiting.until)}`,
  }),
  tookOver: (game) =>
    game.held
      ? {
          title: 'বট আপনার হয়ে খেলছে',
          body: `আপনার আসন ধরে রেখেছে।${against(game.against)} যখন খুশি ফিরে এসে খেলুন।`,
        }
      : {
          title: 'আপনি খেলার বাইরে',
          body: `আপনার সময় তিনবার ফুরিয়েছে, তাই কড়া নিয়মের খেলাটি আপনার জন্য শেষ।${against(game.against)}`,
        },
  finished: (game) => ({
    title: game.rank === 1 ? 'আপনি জিতেছেন!' : (PLACES[game.rank ?? 0] ?? 'খেলা শেষ'),
    body: `আপনার খেলা শেষ।${against(game.against)} দেখুন কীভাবে শেষ হলো।`,
  }),
  joined: (game) => ({
    title: `${game.who ?? 'কেউ'} আপনার খেলায় যোগ দিয়েছেন`,
    body: game.against === undefined ? 'সব আসন ভরলে শুরু হবে।' : `আপনার সঙ্গে: ${game.against}।`,
  }),
  started: (game) => ({
    title: 'খেলা শুরু হয়েছে',
    body: `আপনি খেলছেন।${against(game.against)} শুভ উড়ান!`,
  }),
  rematch: ({ who }) => ({
    title: `${who ?? 'কেউ'} আবার খেলতে চান`,
    body: 'আপনার আসন রাখা আছে: একই নিয়ম, একই মানুষ।',
  }),
  chat: ({ who, said }) => ({ title: who ?? 'একটি বার্তা', body: said }),
  phrases: words.phrases,
  test: { title: 'কাজ করছে', body: 'আপনার খেলার বিজ্ঞপ্তি এই ডিভাইসে পৌঁছায়।' },

  choice: ({ from, to, home, captures }) => {
    const what =
      from === null ? 'একটি বিমান ওড়ান' : home ? `${d(from)} থেকে কেন্দ্রে` : `${d(from)} → ${d(to)}`;
    return captures === 0 ? what : `${what}, ${d(captures)}টি ফেরত`;
  },

  mail: {
    greeting: (name) => `প্রিয় ${name},`,
    manyGames: (count) => `${d(count)}টি খেলা আপনার অপেক্ষায়`,
    oneGame: (title, others) => `${title}${others === undefined ? '' : ` · ${others}`}`,
    openGame: 'খেলা খুলুন',
    why: 'অপেক্ষায় থাকা খেলার কথা ইমেইলে জানতে চেয়েছেন বলে এটি পেয়েছেন।',
    stop: 'এই ইমেইল বন্ধ করুন',
    confirm: {
      subject: 'এটি কি আপনার ঠিকানা?',
      ask: 'উড়োজাহাজ লুডুতে আপনার খেলার ইমেইল কি এই ঠিকানায় আসবে?',
      button: 'হ্যাঁ, এখানে পাঠান',
      otherwise: 'কিছু না চেয়ে থাকলে এটি উপেক্ষা করুন। আর কোনো ইমেইল আসবে না।',
    },
  },
};
