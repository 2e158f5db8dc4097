/** Passkeys, and a player's own data, in Filipino. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const account: SecondaryMessages['account'] = {
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
};
