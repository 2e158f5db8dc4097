/** Results over finished games, in Bengali. */

import type { SecondaryMessages } from '../en/secondary.ts';
import { d } from './digits.ts';

export const results: SecondaryMessages['results'] = {
  title: 'ফলাফল',
  description: 'আপনার শেষ হওয়া উড়োজাহাজ লুডু খেলাগুলোর হিসাব।',
  loading: 'আপনার খেলাগুলোর হিসাব হচ্ছে …',
  failed: 'আপনার ফলাফল আনা যায়নি।',
  retry: 'আবার চেষ্টা করুন',
  none: 'আপনার কোনো খেলা এখনো শেষ হয়নি।',
  nobody: 'যে খেলে তারই ফলাফল থাকে। এই যন্ত্রে আপনি এখনো খেলেননি।',
  played: (n) => `${d(n)}টি খেলা`,
  won: (n) => `${d(n)}টিতে জয়`,
  streak: (n) => `টানা ${d(n)}টি জয়`,
  places: 'স্থান',
  players: 'খেলোয়াড়',
  rules: 'নিয়ম',
  games: 'খেলা',
  wins: 'জয়',
  opponents: 'মুখোমুখি',
  opponent: 'প্রতিপক্ষ',
  ahead: 'এগিয়ে',
  behind: 'পিছিয়ে',
  about: 'কে কার আগে শেষ করেছেন। নাম দিয়েই সবাইকে আলাদা করা হয়।',
  bots: 'এ পর্যন্ত শুধু বটই আপনার বিপক্ষে খেলেছে।',
};
