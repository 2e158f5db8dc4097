/** Installing the app, in Filipino. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const install: SecondaryMessages['install'] = {
  title: 'Ang app sa device na ito',
  about: 'Nabubuksan mula sa home screen, may sariling window, at gumagana kahit offline.',
  button: 'I-install ang app',
  installed: 'Naka-install na ang app.',

  ios: {
    button: 'Idagdag sa Home Screen',
    title: 'Idagdag sa Home Screen',
    why: 'Sa iPhone o iPad, mga app lang sa Home Screen ang puwedeng mag-abiso sa iyo.',
    steps: [
      'I-tap ang share button ng browser mo: parisukat na may arrow. Baka nasa likod ito ng button na may tatlong tuldok.',
      'Piliin ang “Add to Home Screen”, saka “Add”.',
      'Buksan ang Larong Eroplano mula sa Home Screen, at sagutin na magpapatuloy ka bilang sarili mo.',
      'Doon, i-on ang mga abiso.',
    ],
    preparing: 'Inihahanda …',
    ready:
      'Kasama ang mga laro mo: itatanong ng app kung magpapatuloy bilang ikaw. Gawin sa loob ng isang araw.',
    unready: 'Hindi naihanda ang mga laro mo para sumama. Sa app, ilagay ang code mula sa Mga setting dito.',
    inApp: 'Nasa loob ng ibang app ang pahinang ito. Buksan muna sa Safari.',
    close: 'Isara',
  },
};
