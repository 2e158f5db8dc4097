/** Blocks and reports in Bengali. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const moderation: SecondaryMessages['moderation'] = {
  blocks: {
    title: 'ব্লক করা খেলোয়াড়',
    about: 'তাদের সঙ্গে নতুন খেলায় আসবেন না, তাদের বার্তা ও টোকাও দেখবেন না।',
    none: 'আপনি কাউকে ব্লক করেননি। খেলার মেনু থেকে তা করা যায়।',
    unblock: 'ব্লক তুলুন',
    unblockOf: (name) => `${name}-এর ব্লক তুলুন`,
    since: (when) => `${when} থেকে`,
    failed: 'তালিকাটি আনা যায়নি।',
    retry: 'আবার চেষ্টা করুন',
  },

  others: {
    title: 'অন্য খেলোয়াড়',
    loading: 'একটু অপেক্ষা করুন …',
    failed: 'এটি আনা যায়নি।',
    retry: 'আবার চেষ্টা করুন',
    block: 'ব্লক করুন',
    blockOf: (name) => `${name}-কে ব্লক করুন`,
    blockText: 'ব্লক করলে: একসঙ্গে নতুন খেলা নয়, তার বার্তা ও টোকাও নয়। এই খেলা চলবে।',
    blocked: (name) => `আপনি ${name}-কে ব্লক করেছেন। সেটিংসে তা ফেরানো যায়।`,
    report: 'অভিযোগ করুন',
    reportOf: (name) => `${name}-এর নামে অভিযোগ করুন`,
    reason: (name) => `${name} কী করেছেন?`,
    reasonHint: 'যিনি এই সার্ভার চালান তিনি পড়বেন; অন্য খেলোয়াড়েরা নয়।',
    send: 'অভিযোগ পাঠান',
    sent: 'ধন্যবাদ। আপনার অভিযোগ পাঠানো হয়েছে।',
    working: 'একটু অপেক্ষা করুন …',
    cancel: 'বাতিল',
    close: 'বন্ধ করুন',
  },
};
