/** Bengali. */

import type { Words } from './en.ts';

export const words: Words = {
  appName: 'উড়োজাহাজ লুডু',
  presets: { classic: 'ক্লাসিক', quick: 'দ্রুত', mainland: 'মূলভূখণ্ড' },
  turnTimes: {
    '5m': '৫ মিনিট',
    '1h': '১ ঘণ্টা',
    '8h': '৮ ঘণ্টা',
    '24h': '১ দিন',
    '3d': '৩ দিন',
    '7d': '১ সপ্তাহ',
  },
  phrases: {
    hello: 'হ্যালো!',
    'good-luck': 'শুভকামনা!',
    'well-played': 'দারুণ খেলেছেন!',
    thanks: 'ধন্যবাদ!',
    sorry: 'দুঃখিত!',
    'take-your-time': 'ধীরেসুস্থে খেলুন।',
    'your-move': 'আপনার পালা!',
    'good-game': 'দারুণ খেলা হলো!',
    again: 'আরেকবার?',
    laugh: '😂',
    wow: '😮',
    ouch: '😖',
  },
  invitationClosed: 'এই আমন্ত্রণ আর খোলা নেই।',
};
