/** What people do around a game, in Bengali: a rematch after it, and words meanwhile. */

import { words } from '@aeroplane/texts/words/bn';
import type { TalkMessages } from '../en/talk.ts';
import { d } from './digits.ts';

export const talk: TalkMessages = {
  rematch: 'আবার খেলা',
  asking: 'একটু অপেক্ষা করুন …',
  decline: 'না বলুন',
  kept: 'আগের খেলার একজনের জন্য রাখা',

  title: 'আলাপ',
  about: 'কেবল এই খেলার খেলোয়াড়দের জন্য।',
  unread: (n) => `${d(n)}টি নতুন বার্তা`,
  loading: 'বার্তা আনা হচ্ছে …',
  failed: 'বার্তা আনা যায়নি।',
  retry: 'আবার চেষ্টা করুন',
  older: 'আগের বার্তা',
  messages: 'বার্তা',
  none: 'এখনো কেউ কিছু বলেনি।',
  you: 'আপনি',
  heard: (who, words) => `${who}: ${words}`,
  quick: 'চটজলদি কথা',
  phrases: words.phrases,
  message: 'আপনার বার্তা',
  send: 'পাঠান',
  sent: 'পাঠানো হয়েছে',
  tooLong: (most) => `সর্বোচ্চ ${d(most)}টি অক্ষর।`,

  kinds: { rematch: 'কেউ আবার খেলতে চায়', chat: 'কেউ খেলায় কিছু লিখেছে' },
  problems: {
    'bad-text': 'এটি খুব লম্বা, অথবা পড়ার মতো কিছু নেই।',
    'not-finished': 'এই খেলা এখনো শেষ হয়নি।',
  },
};
