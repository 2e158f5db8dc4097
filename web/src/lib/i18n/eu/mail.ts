/** The pages and settings about emails, in Basque. */

import type { SecondaryMessages } from '../en/secondary.ts';
import { plural } from './plural.ts';

export const mail: SecondaryMessages['mail'] = {
  title: 'Posta',
  about:
    'Erabaki bat denbora batez ikusi gabe dagoenean, mezu batek abisa zaitzake: bakarra partida guztientzat.',
  unavailable: 'Zerbitzari honek ez du mezurik bidaltzen.',
  failed: 'Ezin izan dira zure posta-ezarpenak kargatu.',
  retry: 'Saiatu berriro',
  address: 'Helbide elektronikoa',
  after: 'Erabaki bat ikusi gabe egon denean',
  hours: (hours) => plural(hours, 'ordu'),
  save: 'Gorde',
  saving: 'Gordetzen …',
  saved: 'Gordeta',
  unconfirmed: (address) =>
    `Mezu bat bidali dugu helbide honetara: ${address}. Ireki bertako esteka, helbidea zurea dela jakin dezagun.`,
  again: 'Bidali berriro',
  sentAgain: 'Berriro bidalita',
  confirmed: (address) => `Mezuen helbidea: ${address}.`,
  remove: 'Kendu helbidea',
  removed: 'Helbidea kendu da.',

  confirmPage: {
    title: 'Berretsi zure helbidea',
    description: 'Hegazkin-jokoaren abisuak jasoko dituen helbide elektronikoa berresten du.',
    text: 'Zure zain dauden erabakiei buruzko mezuak helbide honetara joango dira.',
    button: 'Bai, nirea da',
    done: 'Zure helbidea berretsi da.',
  },
  offPage: {
    title: 'Mezu gehiagorik ez',
    description: 'Helbide batera Hegazkin-jokoaren mezuak bidaltzeari uzten dio.',
    text: 'Ez dugu mezu gehiagorik bidaliko helbide honetara. Zure partidek aurrera jarraituko dute.',
    button: 'Gelditu mezuak',
    done: 'Ez da mezu gehiagorik etorriko.',
  },
  working: 'Une bat …',
  broken: 'Esteka hau ez dago osorik. Ireki berriro mezutik.',
  home: 'Nire partidetara',
};
