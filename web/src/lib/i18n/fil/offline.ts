/** Offline texts in Filipino: games on this device, offline copies, unsent moves, newer versions. */

import type { OfflineMessages } from '../en/offline.ts';
import { listIn } from '../intl.ts';

const list = listIn('fil');

export const offline: OfflineMessages = {
  local: {
    link: 'Maglaro sa device na ito',
    title: 'Sa device na ito',
    newTitle: 'Bagong laro sa device na ito',
    description:
      'Maglaro ng Larong Eroplano kasama ang mga katabi mo o laban sa mga bot, may network man o wala.',
    lead: 'Para sa mga taong iisa ang device, at sa mga bot. Hindi kailangan ng network, at dito lang ito nakatago.',
    nobody: 'Walang tao',
    person: 'Tao',
    name: (colour) => `Pangalan ni ${colour}`,
    tooFew: 'Dalawa man lang ang dapat maglaro.',
    opposite: 'Magkatapat ang dalawang manlalaro: pula at asul, o dilaw at berde.',
    rollings: {
      auto: 'Kusang hinahagis ang dais; tinatanong ang sinumang may pagpipilian.',
      tap: 'Bawat isa ay tumatapik sa bawat hagis niya.',
    },
    again: 'Isa pa',
    remove: 'Tanggalin',
    removeTitle: 'Tanggalin ang larong ito?',
    removeText: 'Nasa device na ito lang ito at hindi na maibabalik.',
    leaves: (who) => `Aalis si ${who}`,
    leaveTitle: (who) => `Aalis na ba talaga si ${who}?`,
    leaveText: 'Aalis sa tablero ang mga eroplano niya, at tuloy ang iba.',
    unknown: 'Walang ganoong laro sa device na ito.',
    notKept: 'Hindi iyon naitago sa device na ito. Baka wala nang espasyo.',
    unavailable: 'Walang itinatago ang browser na ito sa device, gaya ng sa pribadong window.',
  },
  online: {
    offer: 'Maglaro na lang online',
    title: 'Bagong laro online',
    text: 'Pareho ang mga patakaran, kulay at bot, pero mula umpisa: ipinapangako ng server ang mga dais ng larong online bago ang unang hagis, kaya hindi maisasama ang posisyon. Mananatili rito ang larong ito.',
    who: 'Sino sa inyo ang may hawak ng device na ito?',
    names: (names) => `Para kay ${list(names)} ang link ng imbitasyon.`,
    begin: 'Simulan online',
  },
  lastSeen: {
    at: (when) => `Huling nakita: ${when}`,
    kept: (move) => `Hindi pa naipadala: ${move}. Ipapadala ito kapag may koneksyon.`,
    takeBack: 'Bawiin',
    dropped: (reason) => `Hindi binilang ang pinili mo noong walang koneksyon. ${reason}`,
    understood: 'Sige',
  },
  update: { ready: 'May bagong bersyon na.', use: 'Gamitin na', later: 'Mamaya' },
};
