/** Blocks and reports in Malay. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const moderation: SecondaryMessages['moderation'] = {
  blocks: {
    title: 'Pemain yang disekat',
    about: 'Anda tidak masuk permainan baharu bersama mereka, dan tidak melihat mesej serta cuitan mereka.',
    none: 'Anda tidak menyekat sesiapa. Anda boleh berbuat demikian dalam menu permainan.',
    unblock: 'Nyahsekat',
    unblockOf: (name) => `Nyahsekat ${name}`,
    since: (when) => `sejak ${when}`,
    failed: 'Senarai tidak dapat dimuatkan.',
    retry: 'Cuba lagi',
  },

  others: {
    title: 'Pemain lain',
    loading: 'Sebentar …',
    failed: 'Ini tidak dapat dimuatkan.',
    retry: 'Cuba lagi',
    block: 'Sekat',
    blockOf: (name) => `Sekat ${name}`,
    blockText:
      'Sekat: tiada permainan baharu bersama, dan tiada mesej serta cuitan mereka. Permainan ini berterusan.',
    blocked: (name) => `Anda telah menyekat ${name}. Batalkannya di bawah Tetapan.`,
    report: 'Lapor',
    reportOf: (name) => `Lapor ${name}`,
    reason: (name) => `Apakah yang dilakukan oleh ${name}?`,
    reasonHint: 'Dibaca oleh pengendali pelayan ini; pemain lain tidak melihatnya.',
    send: 'Hantar laporan',
    sent: 'Terima kasih. Laporan anda telah dihantar.',
    working: 'Sebentar …',
    cancel: 'Batal',
    close: 'Tutup',
  },
};
