/** Time zones of the IANA database, as a list to choose from. */

import { dateText } from './time.ts';

export interface Zone {
  readonly id: string;
  /** Without its region: `Argentina / Buenos Aires`. */
  readonly place: string;
}

export interface Region {
  /** `Europe`; empty for zones that belong to none, such as `UTC`. */
  readonly name: string;
  readonly zones: readonly Zone[];
}

/** Today's names of places whose zones some browsers still list under an old name. */
const NAMES_NOW: Readonly<Record<string, string>> = {
  'America/Godthab': 'Nuuk',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
};

export function zoneOf(id: string): Zone {
  const place = NAMES_NOW[id] ?? id.slice(id.indexOf('/') + 1);
  return { id, place: place.replaceAll('/', ' / ').replaceAll('_', ' ') };
}

/** Regions and their places in alphabetical order; zones without a region come last. */
export function regionsOf(ids: Iterable<string>): Region[] {
  const regions = new Map<string, Zone[]>();
  for (const id of [...new Set(ids)].sort()) {
    const name = id.includes('/') ? id.slice(0, id.indexOf('/')) : '';
    regions.set(name, [...(regions.get(name) ?? []), zoneOf(id)]);
  }
  const named = [...regions].map(([name, zones]) => ({
    name,
    zones: zones.sort((one, other) => (one.place < other.place ? -1 : 1)),
  }));
  return [...named.filter(({ name }) => name !== ''), ...named.filter(({ name }) => name === '')];
}

/** The zone of this browser. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The weekday and time in a zone; empty if this browser does not know the zone. */
export function timeIn(zone: string, atMs: number): string {
  try {
    return dateText(atMs, { timeZone: zone, weekday: 'long', hour: 'numeric', minute: '2-digit' });
  } catch {
    return '';
  }
}
