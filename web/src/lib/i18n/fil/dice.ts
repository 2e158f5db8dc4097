/** The check of a game's dice, in Filipino. */

import type { DiceMessages } from '../en/dice.ts';

export const dice: DiceMessages = {
  title: 'Dais',
  description:
    'Sinusuri sa browser mo ang bawat hagis ng Larong Eroplano, at sinasabi kung ano ang napatutunayan.',
  gameTitle: 'Ang dais ng larong ito',
  back: 'Sa laro',
  checking: 'Sinusuri ang dais …',
  failed: 'Hindi makuha ang tala.',
  retry: 'Subukan ulit',

  right: (draws) =>
    draws === 1 ? 'Tama ang nag-iisang bunot sa ngayon.' : `Tama ang lahat ng ${draws} bunot.`,
  running: 'Tuloy pa ang laro: masusuri ang bawat susunod na bunot pagkagawa nito.',
  wrong: (draw) => `Mali ang bunot ${draw}.`,
  broken: 'Hindi masusuri ang talang ito.',
  faults: {
    evidence: 'Hindi buo ang tala, kaya walang masusuri.',
    witness:
      'Ang pangako o ang mga byte ng isang manlalaro ay hindi ang itinala ng browser na ito bago ang unang hagis.',
    malformed: 'Hindi wasto ang pagkakasulat ng pangako, ng mga byte ng isang manlalaro o ng kawing.',
    missing: 'Nawawala ang kawing nito.',
    early: 'Nailabas ang kawing nito bago ang hagis nito.',
    chain: 'Hindi nauuwi ang hash ng kawing nito sa nauna, kaya hindi ito nakatakda mula sa simula.',
    'too-many': 'Walang larong ganoon karami ang bunot.',
  },
  outcome: (drawn) => `Ang lumabas ay ${drawn}, pero iba ang nasa tala.`,
  illegal: (roll) => `Tama ang dais, pero labag sa tuntunin ang tira sa hagis ${roll}.`,
  later: 'Nakasalalay rito ang mga kasunod kaya hindi na sinuri.',
  witnessed:
    'Itinala ng browser na ito ang pangako at ang sarili nitong mga byte bago ang unang hagis. Pareho pa rin ang nasa tala.',
  unwitnessed:
    'Walang naitala ang browser na ito sa larong ito, kaya hindi nito masabi kung ang pangako ay ang ipinakita bago ang unang hagis. Masasabi ito ng mga sumali, sa browser na ginamit nila.',

  how: 'Paano nabubuo ang hagis',
  steps: [
    'Bago may sumali, 2,048 beses na hina-hash ng server ang 32 lihim na byte at inilalabas ang huling resulta: ang pangako. Lihim muna ang lahat ng naunang resulta, ang mga kawing.',
    'Ang umuupo ay nagdaragdag ng 16 na random na byte matapos makita ang pangako. Ang sa bot ay nagmumula sa pangako.',
    'Ginagamit ng bawat bunot bilang susi ang kawing bago ang huling inilabas, at inihahalo ang laro, ang mga byte ng lahat at ang bilang ng bunot. Ang bunot 1 ang pumipili kung sino ang mauuna; bawat kasunod ay isang hagis.',
    'Kasabay ng bawat bunot ay inilalabas ang kawing nito. Makikita ng kahit sino na ang hash nito ay ang naunang kawing, kaya nakatakda na ito mula sa simula.',
  ],
  proved: 'Ano ang napatutunayan',
  provedPoints: [
    'Nakatakda ang lahat ng hagis bago ang una. Walang binago, nilaktawan o binunot ulit.',
    'Nakasalalay ang mga ito sa mga byte ng bawat manlalaro, kaya hindi mapipili ng server nang mag-isa.',
    'Walang hagis na nakasalalay kung kailan tumira ang isa, kung ano ang itinira, o kung sino ang nangunguna.',
  ],
  unproved: 'Ano ang hindi napatutunayan',
  unprovedPoints: [
    'Na walang nakaaalam: alam ng nagpapatakbo ng server ang mga darating na hagis.',
    'Na walang pumili: ang nagpapatakbo ng server, kasama ang huling sumali, ay maaaring sumubok ng mga byte hanggang magustuhan ang mga hagis.',
    'Na ang pangako ay ang sa simula, maliban kung itinala ito ng browser mo bago sumali.',
  ],

  evidence: 'Pangako at mga byte',
  commitment: 'Pangako',
  seedOf: (who) => `Mga byte ng ${who}`,
  draws: 'Bawat bunot',
  drawsHint: 'Kasama ng bawat bunot ang kawing nito. Dinadala ka ng hagis sa tablero noong panahong iyon.',
  draw: (n) => `Bunot ${n}`,
  starts: (who) => `${who} ang mauuna`,
  rolled: (who, die) => `${who}: humagis ng ${die}`,
  onTable: 'Ang hagis na nasa mesa',
  roll: (n) => `Hagis ${n}`,
  isRight: 'tama',
  isWrong: 'mali',
  isOpen: 'hindi sinuri',

  tool: 'Suriin nang wala ang pahinang ito',
  toolText:
    'I-download ang tala. Sa isang kopya ng proyektong ito, sinusuri ito ng command line tool nang walang server:',

  file: 'Suriin ang isang tala',
  fileText:
    'Piliin ang tala ng larong na-download mo. Dito lang ito binabasa at hindi ipinadadala kahit saan.',
  choose: 'Tala',
  unreadable: 'Hindi tala ng laro ang file na ito.',
  ofGame: (id) => `Larong ${id}`,
};
