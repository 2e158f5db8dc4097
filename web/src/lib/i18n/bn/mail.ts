/** The pages and settings about emails, in Bengali. */

import type { SecondaryMessages } from '../en/secondary.ts';
import { d } from './digits.ts';

export const mail: SecondaryMessages['mail'] = {
  title: 'ইমেইল',
  about: 'কোনো সিদ্ধান্ত কিছুক্ষণ না দেখা থাকলে ইমেইলে জানানো যায়: সব খেলার জন্য একটিই।',
  unavailable: 'এই সার্ভার ইমেইল পাঠায় না।',
  failed: 'আপনার ইমেইল সেটিংস আনা যায়নি।',
  retry: 'আবার চেষ্টা করুন',
  address: 'ইমেইল ঠিকানা',
  after: 'সিদ্ধান্ত না দেখা থাকলে এতক্ষণ পরে',
  hours: (hours) => `${d(hours)} ঘণ্টা`,
  save: 'সংরক্ষণ করুন',
  saving: 'সংরক্ষণ হচ্ছে …',
  saved: 'সংরক্ষিত',
  unconfirmed: (address) =>
    `${address} ঠিকানায় একটি ইমেইল পাঠিয়েছি। তার লিংকটি খুলুন, যাতে জানতে পারি ঠিকানাটি আপনার।`,
  again: 'আবার পাঠান',
  sentAgain: 'আবার পাঠানো হয়েছে',
  confirmed: (address) => `ইমেইল যাবে ${address} ঠিকানায়।`,
  remove: 'ঠিকানা সরান',
  removed: 'ঠিকানা সরানো হয়েছে।',

  confirmPage: {
    title: 'আপনার ঠিকানা নিশ্চিত করুন',
    description: 'উড়োজাহাজ লুডুর বিজ্ঞপ্তির ইমেইল ঠিকানা নিশ্চিত করে।',
    text: 'অপেক্ষায় থাকা সিদ্ধান্তের ইমেইল এই ঠিকানায় যাবে।',
    button: 'হ্যাঁ, এটি আমার',
    done: 'আপনার ঠিকানা নিশ্চিত হয়েছে।',
  },
  offPage: {
    title: 'আর ইমেইল নয়',
    description: 'একটি ঠিকানায় উড়োজাহাজ লুডুর ইমেইল বন্ধ করে।',
    text: 'এই ঠিকানায় আর ইমেইল পাঠাব না। আপনার খেলা চলবে।',
    button: 'ইমেইল বন্ধ করুন',
    done: 'আর কোনো ইমেইল আসবে না।',
  },
  working: 'একটু অপেক্ষা করুন …',
  broken: 'লিংকটি সম্পূর্ণ নয়। ইমেইল থেকে আবার খুলুন।',
  home: 'আমার খেলায় যান',
};
