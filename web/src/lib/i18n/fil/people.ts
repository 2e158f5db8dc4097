/** Passkeys, one's own data, and keeping away from others, in Filipino. */

import type { AsideMessages } from '../en/aside.ts';

export const people: AsideMessages['people'] = {
  passkeys: {
    title: 'Mga passkey',
    about:
      'Sa passkey, ikaw pa rin ang manlalaro sa bawat device, at makakabalik ka kahit mawala ang lahat ng ito. Binubuksan ito ng device mo gaya ng pagbukas mo ng screen; walang password.',
    none: 'Wala ka pang passkey.',
    make: 'Gumawa ng passkey',
    making: 'Gumagawa ng passkey …',
    made: 'Nagawa na',
    remove: 'Alisin',
    removeOf: (name) => `Alisin ang passkey na ${name}`,
    removeTitle: 'Aalisin ang passkey na ito?',
    removeText: (name) =>
      `Hindi ka na maisa-sign in dito ng ${name}. Burahin din ito sa device na nagtatago nito.`,
    keep: 'Panatilihin',
    created: (when) => `ginawa ${when}`,
    used: (when) => `huling ginamit ${when}`,
    failed: 'Hindi makuha ang mga passkey mo.',
    retry: 'Subukan ulit',
    unsupported: 'Walang passkey ang browser na ito sa address na ito: kailangan ang https.',
    stopped: 'Walang nagawa. Subukan ulit kahit kailan.',
    existing: 'May passkey mo na ang device na ito.',
    usualName: 'Aking passkey',
  },

  signIn: {
    title: 'Mag-sign in sa device na ito',
    about:
      'Magpatuloy bilang manlalarong ikaw sa ibang device. Kasama ang mga upuang kinuha mo sa device na ito.',
    button: 'Mag-sign in gamit ang passkey',
    working: 'Hinahanap ang passkey mo …',
    stopped: 'Walang napiling passkey.',
  },

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

  data: {
    title: 'Data mo',
    about: 'Kunin ang lahat ng nakatago rito tungkol sa iyo, o ipabura ito.',
    export: 'I-download ang data ko',
    remove: 'Burahin ako',
    removeTitle: 'Buburahin ka at ang lahat tungkol sa iyo?',
    removeText:
      'Tuluyang buburahin ang pangalan, mga device, passkey, email address, mensahe at listahan mo. Tuloy ang mga laro mo nang wala ka: dating manlalaro ang makikita ng iba, at bot ang maglalaro. Walang makakabawi nito.',
    sure: 'Oo, gusto kong tuluyang mabura',
    confirm: 'Tuluyan akong burahin',
    working: 'Binubura …',
    cancel: 'Kanselahin',
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
