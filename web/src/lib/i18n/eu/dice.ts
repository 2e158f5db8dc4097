/** The check of a game's dice, in Basque. */

import type { DiceMessages } from '../en/dice.ts';

export const dice: DiceMessages = {
  title: 'Dadoak',
  description:
    'Hegazkin-jokoaren partida bateko jaurtiketa guztiak zure nabigatzailean egiaztatzen ditu, eta horrek zer frogatzen duen esaten du.',
  gameTitle: 'Partida honetako dadoak',
  back: 'Partidara',
  checking: 'Dadoak egiaztatzen …',
  failed: 'Ezin izan da erregistroa eskuratu.',
  retry: 'Saiatu berriro',

  right: (draws) =>
    draws === 1 ? 'Orain arteko zozketa bakarra zuzena da.' : `${draws} zozketak zuzenak dira.`,
  running: 'Partidak aurrera darrai: hurrengo zozketa bakoitza egin bezain laster egiazta daiteke.',
  wrong: (draw) => `${draw}. zozketa okerra da.`,
  broken: 'Erregistro hau ezin da egiaztatu.',
  faults: {
    evidence: 'Erregistroa ez dago osorik, eta ezin da ezer egiaztatu.',
    witness:
      'Konpromisoa edo norbaiten byteak ez dira nabigatzaile honek lehen jaurtiketaren aurretik idatzi zituenak.',
    malformed: 'Konpromisoa, jokalari baten byteak edo kate-begia ez daude behar bezala idatzita.',
    missing: 'Kate-begia falta da.',
    early: 'Kate-begia jaurtiketa baino lehen argitaratu zen.',
    chain: 'Kate-begiaren hash-a ez da aurrekoa; beraz, ez zegoen hasieratik finkatuta.',
    'too-many': 'Partida batek ez du hainbeste zozketa.',
  },
  outcome: (drawn) => `Emaitza ${drawn} da, eta erregistroak bestelakorik dio.`,
  illegal: (roll) => `Dadoak zuzenak dira, baina ${roll}. jaurtiketa arauen kontra jokatu zen.`,
  later: 'Ondorengoak horren mende daude, eta ez dira egiaztatu.',
  witnessed:
    'Nabigatzaile honek konpromisoa eta bere byteak idatzi zituen lehen jaurtiketaren aurretik. Erregistroak gauza bera dio oraindik.',
  unwitnessed:
    'Nabigatzaile honek ez du partida honetaz ezer idatzi; beraz, ezin du esan konpromisoa lehen jaurtiketaren aurretik erakutsitakoa den. Sartu zirenek bai, sartzeko erabili zuten nabigatzailean.',

  how: 'Nola sortzen den jaurtiketa bat',
  steps: [
    'Inor sartu aurretik, zerbitzariak 32 byte sekreturen hash-a 2.048 aldiz kalkulatzen du eta azken emaitza argitaratzen du: konpromisoa. Aurreko emaitza guztiak, kate-begiak, sekretuak dira oraingoz.',
    'Toki bat hartzen duenak ausazko 16 byte gehitzen ditu, konpromisoa ikusi ondoren. Bot batenak konpromisotik ateratzen dira.',
    'Zozketa bakoitzak azkena argitaratutakoaren aurreko kate-begia erabiltzen du gako gisa, eta partida, jokalari guztien byteak eta zozketaren zenbakia nahasten ditu. 1. zozketak nor hasten den aukeratzen du; ondorengo bakoitza jaurtiketa bat da.',
    'Zozketa bakoitzarekin bere kate-begia argitaratzen da. Edonork ikus dezake haren hash-a aurreko kate-begia dela, eta beraz hasieratik finkatuta zegoela.',
  ],
  proved: 'Honek zer frogatzen duen',
  provedPoints: [
    'Jaurtiketa guztiak lehenengoaren aurretik finkatuta zeuden. Ez da bat ere aldatu, baztertu edo errepikatu.',
    'Jokalari guztien byteen mende daude; beraz, zerbitzariak bakarrik ezin zituen aukeratu.',
    'Jaurtiketa bat bera ere ez dago norbaitek noiz edo zer jokatzen duenaren mende, ezta nor aurretik doan ere.',
  ],
  unproved: 'Honek zer ez duen frogatzen',
  unprovedPoints: [
    'Inork ez zekizkiela: zerbitzaria kudeatzen duenak badaki zein jaurtiketa datozen.',
    'Inork ez zituela aukeratu: zerbitzaria kudeatzen duenak, azkena sartu denarekin batera, byteak proba zitzakeen jaurtiketak gogoko izan arte.',
    'Konpromisoa hasierakoa dela, zure nabigatzaileak sartu aurretik idatzi ez bazuen.',
  ],

  evidence: 'Konpromisoa eta byteak',
  commitment: 'Konpromisoa',
  seedOf: (who) => `Byteak: ${who}`,
  draws: 'Zozketaz zozketa',
  drawsHint: 'Zozketa bakoitzarekin, bere kate-begia. Jaurtiketak orduko taulara eramaten du.',
  draw: (n) => `${n}. zozketa`,
  starts: (who) => `Hasten duena: ${who}`,
  rolled: (who, die) => `${who}: dadoa ${die}`,
  onTable: 'Mahai gaineko jaurtiketa',
  roll: (n) => `${n}. jaurtiketa`,
  isRight: 'zuzena',
  isWrong: 'okerra',
  isOpen: 'egiaztatu gabe',

  tool: 'Egiaztatu orri hau gabe',
  toolText:
    'Deskargatu partidaren erregistroa. Proiektu honen kopia batean, komando-lerroko tresnak zerbitzaririk gabe egiaztatzen du:',

  file: 'Egiaztatu erregistro bat',
  fileText:
    'Aukeratu deskargatu duzun partida baten erregistroa. Hemen irakurtzen da, eta ez da inora bidaltzen.',
  choose: 'Erregistroa',
  unreadable: 'Fitxategi hau ez da partida baten erregistroa.',
  ofGame: (id) => `${id} partida`,
};
