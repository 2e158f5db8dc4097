/** Numbers in the reader's way of writing them. */

import { m } from './messages.ts';

const whole = new Intl.NumberFormat(m.language, { maximumFractionDigits: 0 });
const signed = new Intl.NumberFormat(m.language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
const percent = new Intl.NumberFormat(m.language, { style: 'percent', maximumFractionDigits: 0 });

export const number = (n: number): string => whole.format(n);

/** A chance from 0 to 1: `34%`. */
export const chance = (part: number): string => percent.format(part);

/** What changed a chance from 0 to 1, in points of a hundred and with its sign: `+12`, `−3`, `0`. */
export const points = (change: number): string =>
  signed
    .formatToParts(change * 100)
    // A hyphen is narrower than the plus sign that it stands below.
    .map(({ type, value }) => (type === 'minusSign' ? value.replace('-', '−') : value))
    .join('');
