/** Settings of one device, in Bengali. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const play: SecondaryMessages['play'] = {
  title: 'এই ডিভাইসে খেলা',
  about: 'এই ব্রাউজারে রাখা থাকে, সব খেলার জন্য।',
  sound: 'শব্দ',
  vibration: 'বিমান ফেরত পাঠানো হলে কাঁপন',
  ownColourBelow: 'আমার রং বোর্ডের নিচের দিকে',
  speed: 'চাল কত দ্রুত দেখানো হবে',
  confirmation: 'বাছার নিয়ম',
  confirmations: {
    again: { name: 'দুবার বাছুন', about: 'প্রথমবারে দেখা যায়, দ্বিতীয়বারে পাঠানো হয়।' },
    undo: { name: 'একবার বাছুন', about: 'কয়েক সেকেন্ড পরে পাঠানো হয়, তার আগে ফিরিয়ে নেওয়া যায়।' },
  },
};
