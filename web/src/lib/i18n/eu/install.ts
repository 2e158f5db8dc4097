/** Installing the app, in Basque. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const install: SecondaryMessages['install'] = {
  title: 'Aplikazioa gailu honetan',
  about: 'Hasierako pantailatik irekitzen da, bere leihoan, eta konexiorik gabe ere badabil.',
  button: 'Instalatu aplikazioa',
  installed: 'Aplikazioa instalatuta dago.',

  ios: {
    button: 'Gehitu hasierako pantailara',
    title: 'Gehitu hasierako pantailara',
    why: 'iPhone edo iPad batean, hasierako pantailako aplikazioek bakarrik jakinaraz diezazukete.',
    steps: [
      'Sakatu nabigatzailearen partekatze-botoia: gezia duen karratua. Agian hiru puntuko botoiaren atzean dago.',
      'Aukeratu “Gehitu hasierako pantailara”, gero “Gehitu”.',
      'Ireki Hegazkin-jokoa hasierako pantailatik, eta erantzun zeu bezala jarraitu nahi duzula.',
      'Han, piztu jakinarazpenak.',
    ],
    preparing: 'Prestatzen …',
    ready:
      'Zure partidak ere ekarriko dira: aplikazioak zu bezala jarraitu nahi duzun galdetuko du. Egin egun batean.',
    unready: 'Ezin izan dira zure partidak prestatu. Aplikazioan, idatzi hemengo Ezarpenetako kodea.',
    inApp: 'Orri hau beste aplikazio baten barruan dago. Ireki Safarin lehenik.',
    close: 'Itxi',
  },
};
