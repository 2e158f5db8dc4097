/** The settings of a player, in Basque. */

import type { SecondaryMessages } from '../en/secondary.ts';
import { plural } from './plural.ts';

export const settings: SecondaryMessages['settings'] = {
  title: 'Ezarpenak',
  description: 'Zure izena eta ordutegiak, zer eta non jakinarazi, eta erabiltzen dituzun gailuak.',
  loading: 'Zure ezarpenak bilatzen …',
  failed: 'Ezin izan dira zure ezarpenak kargatu.',
  retry: 'Saiatu berriro',
  nobody: 'Ezarpenak lehen partidarekin datoz: izena galdetuko dizu, eta hemen alda dezakezu geroago.',
  nameHint: 'Besteek ikusiko dute. Martxan dauden partidek hasierako izena gordetzen dute.',
  timeZone: 'Zure ordu-eremua',
  timeZoneNow: (time) => `Han orain: ${time}.`,
  thisDevice: 'Gailu hau',
  otherZones: 'Besteak',
  quiet: 'Gauez lasai',
  quietHint:
    'Zure erabakien erlojua geldirik dago ordu hauen artean. Martxan dauden partidek hurrengo erabakitik aurrera hartuko dute.',
  from: 'Noiztik',
  to: 'Noiz arte',
  span: (hours, minutes) =>
    [hours > 0 ? plural(hours, 'ordu') : '', minutes > 0 ? plural(minutes, 'minutu') : '']
      .filter(Boolean)
      .join(' '),
  quietSpan: (span) => `Lasaitasuna: ${span}, zure ordu-eremuko erlojuan.`,
  quietTooLong: (span) => `Gehienez hamar ordu: hau ${span} da.`,
  quietSame: 'Aukeratu bi ordu desberdin.',
  quietUnset: 'Aukeratu bi orduak.',
  save: 'Gorde',
  saving: 'Gordetzen …',
  saved: 'Gordeta',
};

export const vacation: SecondaryMessages['vacation'] = {
  title: 'Oporrak',
  about: (days) =>
    `Oporretan zure erlojua geldirik dago, zorrotz gisa sortutako partidetan izan ezik. Urteak ${days} egun ditu, egun osoak eta aldez aurretik iragarriak.`,
  left: (days) => `Aurten geratzen direnak: ${plural(days, 'egun')}.`,
  first: 'Lehen eguna',
  last: 'Azken eguna',
  days: (days) => plural(days, 'egun'),
  announce: 'Iragarri',
  change: 'Aldatu',
  running: (from, to) => `Kanpoan zaude: ${from} – ${to}.`,
  coming: (from, to) => `Kanpoan izango zara: ${from} – ${to}.`,
  end: 'Itzuli naiz',
  endHint: 'Gaurkoak ere balio du.',
  callOff: 'Utzi bertan behera',
  saving: 'Gordetzen …',
  saved: 'Gordeta',
  ended: 'Amaituta',
  faults: {
    unset: 'Aukeratu bi egunak.',
    order: 'Azken eguna lehenengoaren aurretik dago.',
    past: 'Oporrak aldez aurretik iragartzen dira: aukeratu gaurtik aurrerako egun bat.',
  },
};
