/** Blocks and reports in Basque. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const moderation: SecondaryMessages['moderation'] = {
  blocks: {
    title: 'Blokeatutako jokalariak',
    about: 'Ez zara haiekin partida berrietan sartuko, eta ez dituzu haien mezuak eta ukitutxoak ikusiko.',
    none: 'Ez duzu inor blokeatu. Partida baten menuan egin dezakezu.',
    unblock: 'Desblokeatu',
    unblockOf: (name) => `Desblokeatu: ${name}`,
    since: (when) => `noiztik: ${when}`,
    failed: 'Ezin izan da zerrenda kargatu.',
    retry: 'Saiatu berriro',
  },

  others: {
    title: 'Beste jokalariak',
    loading: 'Une bat …',
    failed: 'Ezin izan da kargatu.',
    retry: 'Saiatu berriro',
    block: 'Blokeatu',
    blockOf: (name) => `Blokeatu: ${name}`,
    blockText:
      'Blokeatzea: partida berririk ez elkarrekin, eta haren mezurik eta ukitutxorik ez. Partida honek aurrera egiten du.',
    blocked: (name) => `Blokeatuta: ${name}. Ezarpenetan desegin dezakezu.`,
    report: 'Salatu',
    reportOf: (name) => `Salatu: ${name}`,
    reason: (name) => `Zer egin du? (${name})`,
    reasonHint: 'Zerbitzari honen arduradunak irakurriko du; beste jokalariek ez.',
    send: 'Bidali salaketa',
    sent: 'Eskerrik asko. Zure salaketa bidali da.',
    working: 'Une bat …',
    cancel: 'Utzi',
    close: 'Itxi',
  },
};
