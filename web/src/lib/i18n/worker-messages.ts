/** The service worker's own texts. All other texts of a notice come from the server. */

import type { Language } from './languages.ts';

export interface WorkerMessages {
  /** For a push that cannot be read. */
  readonly unreadable: { readonly title: string; readonly body: string };
  /** A notice's button did not play its move, and no window can be opened to say why. */
  readonly notPlayed: string;
}

/** All languages in one file, as the words are few. */
export const workerMessages: Readonly<Record<Language, WorkerMessages>> = {
  en: {
    unreadable: { title: 'Aeroplane Chess', body: 'Something has happened in one of your games.' },
    notPlayed: 'That move could not be played. Tap to see the game.',
  },
  ms: {
    unreadable: { title: 'Catur Kapal Terbang', body: 'Ada perkembangan dalam salah satu permainan anda.' },
    notPlayed: 'Gerakan itu tidak dapat dimainkan. Ketik untuk melihat permainan.',
  },
  fil: {
    unreadable: { title: 'Larong Eroplano', body: 'May nangyari sa isa sa mga laro mo.' },
    notPlayed: 'Hindi naitira iyon. I-tap para makita ang laro.',
  },
  vi: {
    unreadable: { title: 'Cờ máy bay', body: 'Có diễn biến mới trong một ván của bạn.' },
    notPlayed: 'Không đi được nước đó. Chạm để xem ván cờ.',
  },
  eu: {
    unreadable: { title: 'Hegazkin-jokoa', body: 'Zerbait gertatu da zure partida batean.' },
    notPlayed: 'Ezin izan da jokaldi hori egin. Sakatu partida ikusteko.',
  },
  bn: {
    unreadable: { title: 'উড়োজাহাজ লুডু', body: 'আপনার একটি খেলায় কিছু ঘটেছে।' },
    notPlayed: 'চালটি দেওয়া যায়নি। খেলাটি দেখতে ট্যাপ করুন।',
  },
  'zh-Hans': {
    unreadable: { title: '飞行棋', body: '你的一局棋有了新动静。' },
    notPlayed: '这一步没有走成。点按查看棋局。',
  },
  'zh-Hant': {
    unreadable: { title: '飛行棋', body: '你的一局棋有了新動靜。' },
    notPlayed: '這一步沒有走成。輕觸查看棋局。',
  },
};
