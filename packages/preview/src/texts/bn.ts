/** Bengali. */

import { words } from '@aeroplane/texts/words/bn';
import type { Texts } from './texts.ts';

const list = new Intl.ListFormat('bn-BD', { type: 'conjunction' });

const format = new Intl.NumberFormat('bn', { useGrouping: false });
const d = (n: number): string => format.format(n);

export const bn: Texts = {
  language: 'bn',
  appName: words.appName,
  about: 'ছক্কা আর বিমানের পুরোনো খেলা, দূরে বসেই: দুই থেকে চারজন, কয়েক ঘণ্টা বা কয়েক দিন ধরে।',
  picture: 'খেলার বোর্ড',
  bot: 'একটি বট',

  game: (names) => `উড়োজাহাজ লুডু: ${list.format(names)}`,
  waiting: 'খেলাটি খেলোয়াড়দের অপেক্ষায় আছে।',
  playing: (rolls) => `খেলা চলছে, এ পর্যন্ত ${d(rolls)} চাল।`,
  cancelled: 'খেলাটি বাতিল হয়েছে।',
  over: 'খেলা শেষ।',
  won: (who) => `খেলা শেষ: ${who} জিতেছেন।`,

  invites: (who) => `${who} আপনাকে উড়োজাহাজ লুডু খেলতে ডাকছেন`,
  invitation: 'উড়োজাহাজ লুডু খেলার আমন্ত্রণ',
  nameIsEnough: 'আসন নিতে একটি নামই যথেষ্ট।',
  closed: words.invitationClosed,

  facts: (rules, players, time) => `${rules}, ${d(players)} জন খেলোয়াড়, প্রতি সিদ্ধান্তে ${time}।`,
  presets: words.presets,
  ownRules: 'নিজের নিয়ম',
  times: words.turnTimes,
};
