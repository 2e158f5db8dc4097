/** The settings of a player, in Filipino. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const settings: SecondaryMessages['settings'] = {
  title: 'Mga setting',
  description: 'Pangalan at oras mo, ano at saan ka aabisuhan, at ang mga device na ginagamit mo.',
  loading: 'Hinahanap ang mga setting mo …',
  failed: 'Hindi makuha ang mga setting mo.',
  retry: 'Subukan ulit',
  nobody:
    'Kasama ng unang laro mo ang mga setting: itatanong ang pangalan mo, at puwede itong palitan dito mamaya.',
  nameHint: 'Makikita ito ng iba. Hindi magbabago ang pangalan sa mga larong kasalukuyan.',
  timeZone: 'Time zone mo',
  timeZoneNow: (time) => `${time} na roon ngayon.`,
  thisDevice: 'Device na ito',
  otherZones: 'Iba pa',
  quiet: 'Tahimik sa gabi',
  quietHint:
    'Nakahinto ang orasan ng mga pasya mo sa pagitan ng mga oras na ito. Sa mga larong kasalukuyan, simula sa susunod na pasya.',
  from: 'Mula',
  to: 'Hanggang',
  span: (hours, minutes) =>
    [hours > 0 ? `${hours} oras` : '', minutes > 0 ? `${minutes} minuto` : ''].filter(Boolean).join(' '),
  quietSpan: (span) => `${span} na tahimik, ayon sa orasan ng time zone mo.`,
  quietTooLong: (span) => `Sampung oras lang ang pinakamahaba: ${span} ito.`,
  quietSame: 'Pumili ng dalawang magkaibang oras.',
  quietUnset: 'Piliin ang dalawang oras.',
  save: 'I-save',
  saving: 'Sine-save …',
  saved: 'Na-save',
};

export const vacation: SecondaryMessages['vacation'] = {
  title: 'Bakasyon',
  about: (days) =>
    `Habang nakabakasyon, nakahinto ang orasan mo, maliban sa mga larong ginawang mahigpit. May ${days} araw nito sa isang taon, buong araw at ipinapaalam nang maaga.`,
  left: (days) => `${days} araw pa ngayong taon.`,
  first: 'Unang araw',
  last: 'Huling araw',
  days: (days) => `${days} araw`,
  announce: 'Ipaalam',
  change: 'Baguhin',
  running: (from, to) => `Wala ka mula ${from} hanggang ${to}.`,
  coming: (from, to) => `Mawawala ka mula ${from} hanggang ${to}.`,
  end: 'Nakabalik na ako',
  endHint: 'Kasama pa ang araw na ito.',
  callOff: 'Kanselahin',
  saving: 'Sine-save …',
  saved: 'Na-save',
  ended: 'Tapos na',
  faults: {
    unset: 'Piliin ang dalawang araw.',
    order: 'Nauna ang huling araw sa unang araw.',
    past: 'Ipinapaalam nang maaga ang bakasyon: pumili ng araw mula ngayon.',
  },
};
