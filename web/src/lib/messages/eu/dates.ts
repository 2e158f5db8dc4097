/** Dates and spans in Basque. */

import type { OwnDates } from '../own-dates.ts';
import { plural } from './plural.ts';

const MONTHS = [
  ...['urtarrilak', 'otsailak', 'martxoak', 'apirilak', 'maiatzak', 'ekainak'],
  ...['uztailak', 'abuztuak', 'irailak', 'urriak', 'azaroak', 'abenduak'],
];

const UNITS = { day: 'egun', hour: 'ordu', minute: 'minutu' };

const two = (n: number): string => String(n).padStart(2, '0');

export const dates: OwnDates = {
  weekdays: {
    short: ['ig.', 'al.', 'ar.', 'az.', 'og.', 'or.', 'lr.'],
    long: ['igandea', 'astelehena', 'asteartea', 'asteazkena', 'osteguna', 'ostirala', 'larunbata'],
  },
  date: (month, day, year) =>
    year === undefined ? `${MONTHS[month - 1]} ${day}` : `${year}/${two(month)}/${two(day)}`,
  span: (n, unit) => plural(n, UNITS[unit]),
};
