/** The settings of a player, in Bengali. */

import type { SecondaryMessages } from '../en/secondary.ts';
import { d } from './digits.ts';

export const settings: SecondaryMessages['settings'] = {
  title: 'সেটিংস',
  description: 'আপনার নাম ও সময়, কী জানবেন ও কোথায়, আর যেসব ডিভাইসে খেলেন।',
  loading: 'আপনার সেটিংস খোঁজা হচ্ছে …',
  failed: 'আপনার সেটিংস আনা যায়নি।',
  retry: 'আবার চেষ্টা করুন',
  nobody: 'প্রথম খেলার সঙ্গেই সেটিংস আসে: তখন আপনার নাম চাওয়া হবে, পরে এখানে বদলাতে পারবেন।',
  nameHint: 'অন্যরা দেখবে। চলতি খেলায় শুরুর নামই থাকবে।',
  timeZone: 'আপনার সময় অঞ্চল',
  timeZoneNow: (time) => `সেখানে এখন ${time}।`,
  thisDevice: 'এই ডিভাইস',
  otherZones: 'অন্যান্য',
  quiet: 'রাতে নীরবতা',
  quietHint: 'এই সময়ের মধ্যে আপনার সিদ্ধান্তের ঘড়ি থেমে থাকে। চলতি খেলায় পরের সিদ্ধান্ত থেকে চালু হবে।',
  from: 'থেকে',
  to: 'পর্যন্ত',
  span: (hours, minutes) =>
    [hours > 0 ? `${d(hours)} ঘণ্টা` : '', minutes > 0 ? `${d(minutes)} মিনিট` : ''].filter(Boolean).join(' '),
  quietSpan: (span) => `${span} নীরবতা, আপনার সময় অঞ্চলের ঘড়িতে।`,
  quietTooLong: (span) => `সর্বোচ্চ দশ ঘণ্টা: এটি ${span}।`,
  quietSame: 'দুটি আলাদা সময় বাছুন।',
  quietUnset: 'দুটি সময়ই বাছুন।',
  save: 'সংরক্ষণ করুন',
  saving: 'সংরক্ষণ হচ্ছে …',
  saved: 'সংরক্ষিত',
};

export const vacation: SecondaryMessages['vacation'] = {
  title: 'ছুটি',
  about: (days) =>
    `ছুটিতে আপনার ঘড়ি থেমে থাকে, কেবল কড়া নিয়মে তৈরি খেলা ছাড়া। বছরে ${d(days)} দিন, পুরো দিন হিসেবে আর আগে থেকে জানিয়ে।`,
  left: (days) => `এ বছর ${d(days)} দিন বাকি।`,
  first: 'প্রথম দিন',
  last: 'শেষ দিন',
  days: (days) => `${d(days)} দিন`,
  announce: 'জানান',
  change: 'বদলান',
  running: (from, to) => `আপনি ${from} থেকে ${to} পর্যন্ত ছুটিতে।`,
  coming: (from, to) => `আপনি ${from} থেকে ${to} পর্যন্ত ছুটিতে থাকবেন।`,
  end: 'আমি ফিরেছি',
  endHint: 'আজকের দিনটিও গোনা হবে।',
  callOff: 'বাতিল করুন',
  saving: 'সংরক্ষণ হচ্ছে …',
  saved: 'সংরক্ষিত',
  ended: 'শেষ হয়েছে',
  faults: {
    unset: 'দুটি দিনই বাছুন।',
    order: 'শেষ দিন প্রথম দিনের আগে পড়েছে।',
    past: 'ছুটি আগে জানাতে হয়: আজ বা পরের কোনো দিন বাছুন।',
  },
};
