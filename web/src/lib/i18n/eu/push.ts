/** Notifications, in Basque. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const push: SecondaryMessages['push'] = {
  title: 'Gailu honetako jakinarazpenak',
  about: 'Aplikazioa itxita dagoenean ere. Behean aukeratzen duzunerako bakarrik.',
  loading: 'Begiratzen …',
  states: {
    unsupported: 'Nabigatzaile honek ezin du web-aplikazioen jakinarazpenik erakutsi.',
    insecure: 'Jakinarazpenek https-z hasten den helbidea behar dute.',
    'needs-install':
      'iPhone edo iPad batean, aplikazioa hasierako pantailan dagoenean iristen dira jakinarazpenak.',
    denied:
      'Aplikazio honen jakinarazpenak blokeatu dituzu. Baimendu nabigatzailearen ezarpenetan, eta itzuli gero.',
    off: 'Jakinarazpenak itzalita daude.',
    on: 'Jakinarazpenak piztuta daude.',
  },
  howToInstall: 'Erakutsi nola',
  switchOn: 'Jakinarazi gailu honetan',
  switchOff: 'Itzali',
  working: 'Une bat …',
  test: 'Bidali proba bat',
  testing: 'Proba bidean da …',
  testArrived: 'Proba iritsi da.',
  testLost:
    'Ez da ezer iritsi oraindik. Begiratu sistemak nabigatzaile honi jakinarazpenak erakusten uzten dion.',
  reached: (when) => `Gailu honetara azkenekoz iritsi zen: ${when}.`,
  neverReached: 'Oraindik ez da ezer bidali gailu honetara.',
  faults: {
    dismissed: 'Nabigatzailearen galdera erantzunik gabe itxi da.',
    timeout:
      'Nabigatzaileak ez du bere push zerbitzuaren erantzunik jaso. Saiatu berriro, edo beste sare batean.',
    refused: 'Nabigatzailea ezin izan da bere push zerbitzura iritsi.',
  },

  prompt: {
    title: 'Zure txanda denean jakin nahi?',
    text: 'Gailu honek abisa zaitzake erabaki bat zain dagoenean, aplikazioa itxita badago ere. Nabigatzaileak baimena eskatuko dizu.',
    installText:
      'Zure iPhone edo iPadek abisa zaitzake erabaki bat zain dagoenean. Horretarako, aplikazioak hasierako pantailan egon behar du lehenik.',
    yes: 'Bai, jakinarazi',
    how: 'Erakutsi nola',
    no: 'Orain ez',
    done: 'Zure txanda denean jakingo duzu. Gainerakoa zure esku dago, ezarpenetan.',
    settings: 'Ezarpenak',
    close: 'Itxi',
  },

  notify: {
    title: 'Zer jakinarazi',
    kind: 'Zer',
    push: 'Gailuetan',
    mail: 'Postaz',
    kinds: {
      decision: 'Zuk erabaki behar duzu',
      reminder: 'Denbora agortzen ari zaizu',
      'took-over': 'Bota zure ordez ari da',
      finished: 'Partida bat amaitu da',
      joined: 'Norbait zure partidan sartu da',
      started: 'Partida bat hasi da',
      nudge: 'Norbaitek ukitutxoa eman dizu',
    },
    neverByMail: 'postaz ez',
    label: (kind, way) => `${kind}: ${way}`,
    saved: 'Gordeta',
  },
};
