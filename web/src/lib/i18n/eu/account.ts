/** Passkeys, and a player's own data, in Basque. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const account: SecondaryMessages['account'] = {
  passkeys: {
    title: 'Sarbide-gakoak',
    about:
      'Sarbide-gako batekin jokalari bera zara gailu guztietan, eta itzul zaitezke denak galduta ere. Gailuak pantaila bezala desblokeatzen du; ez dago pasahitzik.',
    none: 'Oraindik ez duzu sarbide-gakorik.',
    make: 'Sortu sarbide-gakoa',
    making: 'Sarbide-gakoa sortzen …',
    made: 'Sortuta',
    remove: 'Kendu',
    removeOf: (name) => `Kendu sarbide-gakoa: ${name}`,
    removeTitle: 'Sarbide-gako hau kendu?',
    removeText: (name) =>
      `Honek ez du gehiago zure saioa hemen hasiko: ${name}. Ezabatu gordetzen duen gailuan ere.`,
    keep: 'Gorde',
    created: (when) => `sortua: ${when}`,
    used: (when) => `azken erabilera: ${when}`,
    failed: 'Ezin izan dira zure sarbide-gakoak kargatu.',
    retry: 'Saiatu berriro',
    unsupported: 'Nabigatzaile honek ez du sarbide-gakorik helbide honetan: https behar dute.',
    stopped: 'Ez da ezer sortu. Saiatu berriro nahi duzunean.',
    existing: 'Gailu honek badu zure sarbide-gako bat.',
    usualName: 'Sarbide-gakoa',
  },

  signIn: {
    title: 'Hasi saioa gailu honetan',
    about:
      'Jarraitu beste leku batean zaren jokalari gisa. Gailu honetan hartutako tokiak ere ekarriko dira.',
    button: 'Hasi saioa sarbide-gakoarekin',
    working: 'Zure sarbide-gakoa bilatzen …',
    stopped: 'Ez da sarbide-gakorik aukeratu.',
  },

  data: {
    title: 'Zure datuak',
    about: 'Eraman hemen zuri buruz gordetzen den guztia, edo eskatu ezabatzeko.',
    export: 'Deskargatu nire datuak',
    remove: 'Ezabatu ni',
    removeTitle: 'Zu eta zuri buruzko guztia ezabatu?',
    removeText:
      'Zure izena, gailuak, sarbide-gakoak, posta helbidea, mezuak eta zerrendak betiko ezabatuko dira. Partidek zu gabe jarraituko dute: besteek jokalari ohi bat ikusiko dute, eta bot batek jokatuko du. Inork ezin du desegin.',
    sure: 'Bai, betiko ezabatua izan nahi dut',
    confirm: 'Ezabatu ni betiko',
    working: 'Ezabatzen …',
    cancel: 'Utzi',
  },
};
