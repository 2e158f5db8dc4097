/** Malay. */

import { words } from '@aeroplane/texts/words/ms';
import type { Texts } from './texts.ts';

const list = new Intl.ListFormat('ms-MY', { type: 'conjunction' });

const against = (others: string | undefined): string => (others === undefined ? '' : ` menentang ${others}`);
const until = (time: string | undefined): string => (time === undefined ? '' : ` Hingga ${time}.`);
const rolled = (die: number | null, others: string | undefined): string =>
  die === null ? `Giliran anda membaling${against(others)}.` : `Anda dapat ${die}${against(others)}.`;

const PLACES: readonly (string | undefined)[] = [
  undefined,
  undefined,
  'Anda tempat kedua',
  'Anda tempat ketiga',
  'Anda tempat keempat',
];

export const ms: Texts = {
  language: 'ms',
  direction: 'ltr',
  timeLocale: 'ms-MY',

  opponents: (names, bots) => {
    if (bots === 0) return list.format(names);
    return list.format([...names, bots === 1 ? 'sebuah bot' : `${bots} bot`]);
  },

  decision: (waiting) => ({
    title: waiting.die === null ? 'Baling dadu' : 'Giliran anda',
    body: `${rolled(waiting.die, waiting.against)}${until(waiting.until)}`,
  }),
  reminder: (waiting) => ({
    title: waiting.die === null ? 'Masih giliran anda membaling' : 'Masih giliran anda',
    body: `${rolled(waiting.die, waiting.against)}${waiting.until === undefined ? '' : ` Masa tamat ${waiting.until}.`}`,
  }),
  nudge: (waiting) => ({
    title: `${waiting.who ?? 'Seseorang'} mahu terus bermain`,
    body: `${rolled(waiting.die, waiting.against)}${until(waiting.until)}`,
  }),
  tookOver: (game) =>
    game.held
      ? {
          title: 'Bot bermain untuk anda',
          body: `Tempat anda dijaga${against(game.against)}. Kembalilah bila-bila masa dan teruskan bermain.`,
        }
      : {
          title: 'Anda keluar dari permainan',
          body: `Masa anda tamat tiga kali${against(game.against)}, dan itu menamatkan permainan ketat bagi anda.`,
        },
  finished: (game) => ({
    title: game.rank === 1 ? 'Anda menang!' : (PLACES[game.rank ?? 0] ?? 'Permainan tamat'),
    body: `Permainan anda${against(game.against)} sudah tamat. Lihat kesudahannya.`,
  }),
  joined: (game) => ({
    title: `${game.who ?? 'Seseorang'} menyertai permainan anda`,
    body:
      game.against === undefined
        ? 'Permainan bermula apabila semua tempat diambil.'
        : `Bersama anda: ${game.against}.`,
  }),
  started: (game) => ({
    title: 'Permainan sudah bermula',
    body: `Anda bermain${against(game.against)}. Selamat terbang!`,
  }),
  rematch: ({ who }) => ({
    title: `${who ?? 'Seseorang'} mahu main semula`,
    body: 'Tempat anda disimpan: peraturan sama, orang sama.',
  }),
  chat: ({ who, said }) => ({ title: who ?? 'Mesej', body: said }),
  phrases: words.phrases,
  test: { title: 'Berjaya', body: 'Pemberitahuan tentang permainan anda sampai ke peranti ini.' },

  choice: ({ from, to, home, captures }) => {
    const what =
      from === null ? 'Lepaskan satu kapal' : home ? `Terbang tiba dari ${from}` : `${from} → ${to}`;
    return captures === 0 ? what : `${what}, hantar balik ${captures}`;
  },

  mail: {
    greeting: (name) => `Helo ${name},`,
    manyGames: (count) => `${count} permainan menunggu anda`,
    oneGame: (title, others) => `${title}${others === undefined ? '' : ` · ${others}`}`,
    openGame: 'Buka permainan',
    why: 'Anda menerima e-mel ini kerana anda minta diberitahu tentang permainan yang menunggu anda.',
    stop: 'Hentikan e-mel ini',
    confirm: {
      subject: 'Adakah ini alamat anda?',
      ask: 'Mahukah e-mel tentang permainan Catur Kapal Terbang anda dihantar ke alamat ini?',
      button: 'Ya, hantar ke sini',
      otherwise: 'Jika anda tidak meminta apa-apa, abaikan sahaja. Tiada e-mel lagi akan dihantar.',
    },
  },
};
