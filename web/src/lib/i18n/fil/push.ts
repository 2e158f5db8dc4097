/** Notifications, in Filipino. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const push: SecondaryMessages['push'] = {
  title: 'Mga abiso sa device na ito',
  about: 'Kahit sarado ang app. Para lang sa pinili mo sa ibaba.',
  loading: 'Tinitingnan …',
  states: {
    unsupported: 'Hindi makapagpakita ng abiso ng web app ang browser na ito.',
    insecure: 'Kailangan ng abiso ang address na nagsisimula sa https.',
    'needs-install': 'Sa iPhone o iPad, darating ang mga abiso kapag nasa Home Screen mo na ang app.',
    denied: 'Hinarang mo ang mga abiso ng app na ito. Payagan sa settings ng browser mo, saka bumalik.',
    off: 'Naka-off ang mga abiso.',
    on: 'Naka-on ang mga abiso.',
  },
  howToInstall: 'Ipakita kung paano',
  switchOn: 'Abisuhan ako sa device na ito',
  switchOff: 'I-off',
  working: 'Sandali lang …',
  test: 'Magpadala ng pagsubok',
  testing: 'Papunta na ang pagsubok …',
  testArrived: 'Dumating ang pagsubok.',
  testLost: 'Wala pang dumarating. Tingnan kung pinapayagan ng system ang browser na magpakita ng abiso.',
  reached: (when) => `Huling nakaabot sa device na ito: ${when}.`,
  neverReached: 'Wala pang naipadala sa device na ito.',
  faults: {
    dismissed: 'Isinara ang tanong ng browser mo nang walang sagot.',
    timeout: 'Walang sagot sa browser mo ang push service nito. Subukan ulit, o sa ibang network.',
    refused: 'Hindi naabot ng browser mo ang push service nito.',
  },

  prompt: {
    title: 'Gusto mong malaman kung turno mo na?',
    text: 'Masasabi ng device na ito kapag may pasyang naghihintay, kahit sarado ang app. Magtatanong ang browser mo kung ayos lang.',
    installText:
      'Masasabi ng iPhone o iPad mo kapag may pasyang naghihintay. Kailangan munang nasa Home Screen mo ang app.',
    yes: 'Oo, abisuhan ako',
    how: 'Ipakita kung paano',
    no: 'Huwag muna',
    done: 'Aabisuhan ka kapag turno mo na. Ikaw ang bahala sa iba pa, sa mga setting.',
    settings: 'Mga setting',
    close: 'Isara',
  },

  notify: {
    title: 'Mga iaabiso',
    kind: 'Ano',
    push: 'Sa mga device',
    mail: 'Sa email',
    kinds: {
      decision: 'Ikaw ang pipili',
      reminder: 'Paubos na ang oras mo',
      'took-over': 'Bot ang naglalaro para sa iyo',
      finished: 'Tapos na ang isang laro',
      joined: 'May sumali sa laro mo',
      started: 'Nagsimula ang isang laro',
      nudge: 'May kumalabit sa iyo',
    },
    neverByMail: 'hindi sa email',
    label: (kind, way) => `${kind}: ${way}`,
    saved: 'Na-save',
  },
};
