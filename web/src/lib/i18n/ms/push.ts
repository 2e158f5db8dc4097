/** Notifications, in Malay. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const push: SecondaryMessages['push'] = {
  title: 'Pemberitahuan pada peranti ini',
  about: 'Walaupun aplikasi ditutup. Hanya untuk apa yang anda pilih di bawah.',
  loading: 'Memeriksa …',
  states: {
    unsupported: 'Pelayar ini tidak dapat menunjukkan pemberitahuan aplikasi web.',
    insecure: 'Pemberitahuan memerlukan alamat yang bermula dengan https.',
    'needs-install':
      'Pada iPhone atau iPad, pemberitahuan tiba sebaik sahaja aplikasi ada pada Skrin Utama anda.',
    denied:
      'Anda telah menyekat pemberitahuan aplikasi ini. Benarkan dalam tetapan pelayar anda, kemudian kembali.',
    off: 'Pemberitahuan dimatikan.',
    on: 'Pemberitahuan dihidupkan.',
  },
  howToInstall: 'Tunjukkan caranya',
  switchOn: 'Beritahu saya pada peranti ini',
  switchOff: 'Matikan',
  working: 'Sebentar …',
  test: 'Hantar ujian',
  testing: 'Ujian sedang dihantar …',
  testArrived: 'Ujian sudah tiba.',
  testLost: 'Belum ada yang tiba. Periksa sama ada sistem membenarkan pelayar ini menunjukkan pemberitahuan.',
  reached: (when) => `Kali terakhir sampai ke peranti ini: ${when}.`,
  neverReached: 'Belum ada yang dihantar ke peranti ini.',
  faults: {
    dismissed: 'Soalan pelayar anda ditutup tanpa jawapan.',
    timeout: 'Perkhidmatan tolak pelayar anda tidak menjawab. Cuba lagi, atau di rangkaian lain.',
    refused: 'Pelayar anda tidak dapat menghubungi perkhidmatan tolaknya.',
  },

  prompt: {
    title: 'Mahu tahu apabila tiba giliran anda?',
    text: 'Peranti ini boleh memberitahu anda apabila ada keputusan menunggu, walaupun aplikasi ditutup. Pelayar anda akan meminta kebenaran.',
    installText:
      'iPhone atau iPad anda boleh memberitahu apabila ada keputusan menunggu. Untuk itu, aplikasi perlu ada pada Skrin Utama dahulu.',
    yes: 'Ya, beritahu saya',
    how: 'Tunjukkan caranya',
    no: 'Bukan sekarang',
    done: 'Anda akan diberitahu apabila tiba giliran anda. Selebihnya boleh dipilih dalam tetapan.',
    settings: 'Tetapan',
    close: 'Tutup',
  },

  notify: {
    title: 'Apa yang perlu diberitahu',
    kind: 'Perkara',
    push: 'Pada peranti',
    mail: 'Melalui e-mel',
    kinds: {
      decision: 'Giliran anda memilih',
      reminder: 'Masa anda hampir tamat',
      'took-over': 'Bot bermain untuk anda',
      finished: 'Permainan tamat',
      joined: 'Seseorang menyertai permainan anda',
      started: 'Permainan bermula',
      nudge: 'Seseorang mencuit anda',
    },
    neverByMail: 'bukan melalui e-mel',
    label: (kind, way) => `${kind}: ${way}`,
    saved: 'Disimpan',
  },
};
