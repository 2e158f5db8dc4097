/** Devices, and handing over between them, in Filipino. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const devices: SecondaryMessages['devices'] = {
  handOver: {
    title: 'Lumipat sa ibang device',
    about:
      'Magpapatuloy bilang ikaw ang ibang device, kasama ang lahat ng laro mo. Naka-sign in pa rin ang isang ito.',
    make: 'Gumawa ng code',
    making: 'Gumagawa ng code …',
    code: 'Code mo',
    how: 'I-scan ito gamit ang ibang device, o ilagay ang code doon sa Mga setting.',
    qr: 'QR code ng link para sa ibang device',
    left: (minutes, seconds) =>
      `May bisa pa nang ${minutes}:${String(seconds).padStart(2, '0')}, at para sa isang device.`,
    over: 'Masyado nang luma ang code na ito.',
    again: 'Gumawa ng isa pa',
    secret: 'Sinumang may code ay maglalaro bilang ikaw: huwag ipakita sa iba.',
  },

  enter: {
    label: 'Code ng device',
    hint: 'Sampung letra at numero. Ipinapakita ito ng ibang device sa Mga setting.',
    invalid: 'May sampung letra at numero ang code.',
    submit: 'Magpatuloy',
  },

  claim: {
    asking: 'Hinahanap ang code …',
    title: (name) => `Magpapatuloy bilang ${name} sa device na ito?`,
    text: 'Kasama ang lahat ng laro, at sa kanya ang bawat tirang gagawin dito.',
    merging: (name) => `Sa ngayon, naglalaro ang device na ito bilang ${name}. Kasama ang mga upuang iyon.`,
    yes: (name) => `Magpatuloy bilang ${name}`,
    working: 'Sandali lang …',
    no: 'Hindi',
    done: (name) => `Naglalaro ka na bilang ${name} sa device na ito.`,
    unknown: 'Hindi kilala ang code na ito: nagamit na, o masyadong luma. Gumawa ng isa pa sa unang device.',
    retry: 'Subukan ulit',
    close: 'Isara',
  },

  list: {
    title: 'Mga naka-sign in na device',
    failed: 'Hindi makuha ang mga device mo.',
    retry: 'Subukan ulit',
    current: 'Device na ito',
    other: 'Ibang device',
    since: (when) => `mula ${when}`,
    signOut: 'Mag-sign out',
    signOutOf: (device) => `Mag-sign out: ${device}`,
    everywhere: 'Mag-sign out saanman',
    everywhereTitle: 'Mag-sign out sa lahat ng device?',
    everywhereText:
      'Masa-sign out din ang device na ito. Kung walang code na may bisa pa, walang makakabalik sa mga upuan mo.',
  },

  signOut: {
    title: 'Mag-sign out sa device na ito?',
    text: 'Naka-sign in pa rin ang iba mong device. Titigil ang mga abiso sa isang ito.',
    lastTitle: 'Ito lang ang device mo',
    lastText:
      'Ang device lang na ito ang nakakaalam na ikaw ay ikaw. Kung magsa-sign out ka rito, mawawala ang mga upuan mo: mauubusan ng oras ang mga pasya mo at bot ang maglalaro para sa iyo. Lumipat muna sa ibang device.',
    moveFirst: 'Lumipat sa ibang device',
    anyway: 'Mag-sign out at mawala ang mga upuan ko',
    confirm: 'Mag-sign out',
    cancel: 'Manatili',
    working: 'Nagsa-sign out …',
  },

  haveCode: 'Naglalaro na ako sa ibang device',
};
