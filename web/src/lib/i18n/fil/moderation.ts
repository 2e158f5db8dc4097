/** Blocks and reports in Filipino. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const moderation: SecondaryMessages['moderation'] = {
  blocks: {
    title: 'Mga naka-block na manlalaro',
    about: 'Hindi kayo magkakasama sa mga bagong laro, at hindi mo makikita ang mga mensahe at kalabit nila.',
    none: 'Wala kang naka-block. Magagawa mo iyon sa menu ng isang laro.',
    unblock: 'I-unblock',
    unblockOf: (name) => `I-unblock si ${name}`,
    since: (when) => `mula ${when}`,
    failed: 'Hindi makuha ang listahan.',
    retry: 'Subukan ulit',
  },

  others: {
    title: 'Ibang manlalaro',
    loading: 'Sandali lang …',
    failed: 'Hindi ito makuha.',
    retry: 'Subukan ulit',
    block: 'I-block',
    blockOf: (name) => `I-block si ${name}`,
    blockText:
      'Block: wala nang bagong larong magkasama, at wala nang mensahe at kalabit nila. Tuloy ang larong ito.',
    blocked: (name) => `Na-block mo si ${name}. Bawiin ito sa Mga setting.`,
    report: 'Isumbong',
    reportOf: (name) => `Isumbong si ${name}`,
    reason: (name) => `Ano ang ginawa ni ${name}?`,
    reasonHint: 'Babasahin ito ng nagpapatakbo ng server; hindi ng ibang manlalaro.',
    send: 'Ipadala ang sumbong',
    sent: 'Salamat. Naipadala ang sumbong mo.',
    working: 'Sandali lang …',
    cancel: 'Kanselahin',
    close: 'Isara',
  },
};
