/** Plans, in Basque. */

import type { Messages } from '../en/main.ts';
import { plural } from './plural.ts';

export const plan: Messages['plan'] = {
  title: 'Aurreikusi',
  offer: 'Aurreikusi zure hurrengo jaurtiketa',
  planned: 'Zure plana',
  nothing: 'Zer egin zu kanpoan zaudela.',
  summary: (faces, given) =>
    [
      ...(faces.length > 0 ? [`Hurrengo jaurtiketa aurreikusita: ${faces.join(', ')}`] : []),
      ...(given > 0 ? [plural(given, 'agindu finko')] : []),
    ].join(' · '),
  loading: 'Planak ekartzen …',
  failed: 'Ezin izan dira planak ekarri.',
  retry: 'Saiatu berriro',
  promise:
    'Legezkoa bada eta ikusi zenuena egiten badu bakarrik jokatuko da; bestela, galdetu egingo zaizu. Beste inork ez du zure plana ikusten: kontakizunak plan bidez jokatutakoa bakarrik markatzen du.',
  faces: 'Zure hurrengo jaurtiketarako',
  face: (die) => `Dadoa ${die}:`,
  ask: 'Galdetu niri',
  askOrdered: 'Agindu finkoak, bestela galdetu',
  passes: 'Ezin da ezer mugitu.',
  byItself: (move) => `Berez: ${move}`,
  lost: 'Aurreikusitakoak ez du jada horrela funtzionatzen.',
  moved: 'Partidak aurrera egin du: hauek dira oraingo jokaldiak.',
  decideFirst: 'Orain zuk erabaki behar duzu. Gero, hurrengo jaurtiketa aurreikus dezakezu.',
  decide: 'Erabakira',
  save: 'Gorde plana',
  clear: 'Garbitu',
  orders: 'Agindu finkoak',
  ordersHint: 'Aukera dagoen jaurtiketa guztietarako, aldatu arte: egokia den lehenak erabakitzen du.',
  order: {
    home: { name: 'Iritsi', about: 'Eraman hegazkin bat erdigunera.' },
    capture: { name: 'Itzularazi', about: 'Itzularazi galtzen duzuna baino hegazkin gehiago.' },
    shortcut: { name: 'Hartu lasterbidea', about: 'Egin hegan marratxoetan zehar.' },
    flee: { name: 'Ihes egin', about: 'Eraman hegazkin bat hurrengo jokalariaren eskumenetik kanpo.' },
    launch: { name: 'Aireratu', about: 'Atera hegazkin bat hangarretik.' },
    leader: { name: 'Aurrera egin', about: 'Jarraitu urrunen dagoen hegazkinarekin.' },
  },
  up: (name) => `${name}: gorago`,
  down: (name) => `${name}: beherago`,
  placed: (name, place, of) => `${name}: ${place}/${of}`,
  taken: (name) => `${name}: itzalita`,
  saveOrders: 'Gorde aginduak',
  saving: 'Gordetzen …',
  saved: 'Gordeta',
  cleared: 'Garbituta',
  unsaved: 'Gorde gabe',
};
