/** Dates, in Basque. */

import type { OwnDates } from '../own-dates.ts';

const MONTHS = [
  ...['urtarrilak', 'otsailak', 'martxoak', 'apirilak', 'maiatzak', 'ekainak'],
  ...['uztailak', 'abuztuak', 'irailak', 'urriak', 'azaroak', 'abenduak'],
];

const two = (n: number): string => String(n).padStart(2, '0');

export const dates: OwnDates = {
  weekdays: {
    short: ['ig.', 'al.', 'ar.', 'az.', 'og.', 'or.', 'lr.'],
    long: ['igandea', 'astelehena', 'asteartea', 'asteazkena', 'osteguna', 'ostirala', 'larunbata'],
  },
  date: (month, day, year) =>
    year === undefined ? `${MONTHS[month - 1]} ${day}` : `${year}/${two(month)}/${two(day)}`,
};
