/** Offline texts in Basque: games on this device, offline copies, unsent moves, newer versions. */

import type { OfflineMessages } from '../en/offline.ts';
import { list } from './list.ts';

export const offline: OfflineMessages = {
  local: {
    link: 'Jokatu gailu honetan',
    title: 'Gailu honetan',
    newTitle: 'Partida berria gailu honetan',
    description: 'Jokatu hegazkin-jokoan ondoan dituzunekin edo boten aurka, sarearekin edo sarerik gabe.',
    lead: 'Gailu bera erabiltzen dutenentzat, eta botentzat. Ez du sarerik behar, eta gailu honetan geratzen da.',
    nobody: 'Inor ez',
    person: 'Pertsona',
    name: (colour) => `Izena (${colour})`,
    tooFew: 'Gutxienez bik jokatu behar dute.',
    opposite: 'Bi jokalari aurrez aurre esertzen dira: gorria eta urdina, edo horia eta berdea.',
    rollings: {
      auto: 'Dadoa berez jaurtitzen da; aukera duenari galdetzen zaio.',
      tap: 'Bakoitzak sakatu egiten du bere jaurtiketa bakoitzerako.',
    },
    again: 'Beste bat',
    remove: 'Kendu',
    removeTitle: 'Partida hau kendu?',
    removeText: 'Gailu honetan bakarrik dago, eta ezin da berreskuratu.',
    leaves: (who) => `Badoa: ${who}`,
    leaveTitle: (who) => `Betiko doa ${who}?`,
    leaveText: 'Hegazkinek taula uzten dute, eta besteek jarraitu egiten dute.',
    unknown: 'Ez dago horrelako partidarik gailu honetan.',
    notKept: 'Ezin izan da gailu honetan gorde. Agian ez dago lekurik.',
    unavailable: 'Nabigatzaile honek ez du ezer gordetzen gailuan, leiho pribatuetan bezala.',
  },
  online: {
    offer: 'Jokatu sarean',
    title: 'Partida berria sarean',
    text: 'Arau, kolore eta bot berdinak ditu, baina hasieratik hasten da: sareko partida baten dadoak zerbitzariak agintzen ditu lehen jaurtiketaren aurretik, eta, beraz, kokapena ezin da eraman. Partida hau hemen geratzen da.',
    who: 'Zuetako nork dauka gailu hau?',
    names: (names) => `Gonbidapen-esteka hauentzat da: ${list(names)}.`,
    begin: 'Hasi sarean',
  },
  lastSeen: {
    at: (when) => `Azken aldiz ikusita: ${when}`,
    kept: (move) => `Bidali gabe: ${move}. Konexioa dagoenean bidaliko da.`,
    takeBack: 'Atzera bota',
    dropped: (reason) => `Konexiorik gabe aukeratu zenuenak ez du balio izan. ${reason}`,
    understood: 'Ados',
  },
  update: { ready: 'Bertsio berria prest dago.', use: 'Erabili orain', later: 'Gero' },
};
