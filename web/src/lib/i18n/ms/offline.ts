/** Offline texts in Malay: games on this device, offline copies, unsent moves, newer versions. */

import type { OfflineMessages } from '../en/offline.ts';
import { listIn } from '../intl.ts';

const list = listIn('ms');

export const offline: OfflineMessages = {
  local: {
    link: 'Main pada peranti ini',
    title: 'Pada peranti ini',
    newTitle: 'Permainan baharu pada peranti ini',
    description:
      'Main Catur Kapal Terbang bersama orang di sebelah anda atau menentang bot, dengan atau tanpa rangkaian.',
    lead: 'Untuk orang yang berkongsi satu peranti, dan bot. Tidak perlu rangkaian, dan kekal pada peranti ini.',
    nobody: 'Tiada sesiapa',
    person: 'Orang',
    name: (colour) => `Nama ${colour}`,
    tooFew: 'Sekurang-kurangnya dua mesti bermain.',
    opposite: 'Dua pemain duduk bertentangan: merah dan biru, atau kuning dan hijau.',
    rollings: {
      auto: 'Dadu dibaling sendiri; sesiapa yang ada pilihan akan ditanya.',
      tap: 'Setiap orang mengetik untuk setiap balingannya.',
    },
    again: 'Sekali lagi',
    remove: 'Buang',
    removeTitle: 'Buang permainan ini?',
    removeText: 'Ia hanya ada pada peranti ini dan tidak dapat dikembalikan.',
    leaves: (who) => `${who} keluar`,
    leaveTitle: (who) => `${who} keluar terus?`,
    leaveText: 'Kapalnya meninggalkan papan, dan yang lain terus bermain.',
    unknown: 'Tiada permainan begitu pada peranti ini.',
    notKept: 'Itu tidak dapat disimpan pada peranti ini. Mungkin tiada ruang lagi.',
    unavailable: 'Pelayar ini tidak menyimpan apa-apa pada peranti, seperti dalam tetingkap peribadi.',
  },
  online: {
    offer: 'Main dalam talian',
    title: 'Permainan baharu dalam talian',
    text: 'Peraturan, warna dan botnya sama, tetapi ia bermula semula: dadu permainan dalam talian dijanjikan oleh pelayan sebelum balingan pertama, jadi kedudukan tidak dapat dibawa bersama. Permainan ini kekal di sini.',
    who: 'Siapa antara anda yang memegang peranti ini?',
    names: (names) => `Pautan jemputan itu untuk ${list(names)}.`,
    begin: 'Mula dalam talian',
  },
  lastSeen: {
    at: (when) => `Kali terakhir dilihat: ${when}`,
    kept: (move) => `Belum dihantar: ${move}. Ia dihantar apabila ada sambungan.`,
    takeBack: 'Tarik balik',
    dropped: (reason) => `Pilihan anda semasa tiada sambungan tidak dikira. ${reason}`,
    understood: 'Faham',
  },
  update: { ready: 'Versi baharu sudah sedia.', use: 'Guna sekarang', later: 'Nanti' },
};
