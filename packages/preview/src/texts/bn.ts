/** Bengali. */

import type { Texts } from './texts.ts';

const list = new Intl.ListFormat('bn-BD', { type: 'conjunction' });

const format = new Intl.NumberFormat('bn', { useGrouping: false });
const d = (n: number): string => format.format(n);

export const bn: Texts = {
  language: 'bn',
  appName: 'উড়োজাহাজ লুডু',
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
  closed: 'এই আমন্ত্রণ আর খোলা নেই।',

  facts: (rules, players, time) => `${rules}, ${d(players)} জন খেলোয়াড়, প্রতি সিদ্ধান্তে ${time}।`,
  presets: { classic: 'ক্লাসিক', quick: 'দ্রুত', mainland: 'মূলভূখণ্ড' },
  ownRules: 'নিজের নিয়ম',
  times: { '5m': '৫ মিনিট', '1h': '১ ঘণ্টা', '8h': '৮ ঘণ্টা', '24h': '১ দিন', '3d': '৩ দিন', '7d': '১ সপ্তাহ' },
};
