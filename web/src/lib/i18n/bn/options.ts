/** Every option of the rules, in Bengali. */

import type { Messages } from '../en/main.ts';

export const options: Messages['options'] = {
  launch: {
    name: 'কত উঠলে বিমান ওড়ে',
    values: { even: 'যেকোনো জোড় সংখ্যা', 'five-or-six': '৫ বা ৬', six: 'শুধু ৬' },
  },
  thirdSix: {
    name: 'এক পালায় তৃতীয় ৬',
    values: { return: 'প্রথম দুটিতে যা নড়েছে তা ফেরত যায়', lose: 'পালা শেষ', free: 'অন্যগুলোর মতোই' },
  },
  shortcut: {
    name: 'শর্টকাট',
    values: { optional: 'উড়ুন বা থাকুন, যেমন ইচ্ছা', compulsory: 'সবসময় উড়তে হয়' },
  },
  afterShortcut: {
    name: 'শর্টকাটের পরে',
    values: { stop: 'বিমান সেখানেই থাকে', jump: 'সরাসরি নামলে আবার লাফ দেয়' },
  },
  stacking: {
    name: 'নিজের বিমানের ওপর নামলে',
    values: { optional: 'জোট বাঁধুন বা পাশে থামুন', automatic: 'সবসময় জোট বাঁধে', off: 'জোট বাঁধে না' },
  },
  stackCapture: {
    name: 'অন্যের জোটের ওপর নামলে',
    values: { all: 'পুরো জোট ফেরত যায়', mutual: 'দুই পক্ষই ফেরত যায়' },
  },
  finish: {
    name: 'কেন্দ্র',
    values: { exact: 'ঠিক সংখ্যা লাগে', bounce: 'বাড়তি হলে পিছিয়ে আসে' },
  },
  planes: { name: 'প্রত্যেকের বিমান', values: { 4: 'চারটি', 3: 'তিনটি', 2: 'দুটি' } },
};
