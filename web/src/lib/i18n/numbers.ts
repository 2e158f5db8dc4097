/** Numbers as the reader's language writes them. */

import { FALLBACK } from './languages.ts';
import { m } from './messages.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Created on first use: the language is unknown while modules are evaluated. */
function formatFor(name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${m.language} ${name}`;
  const format = formats.get(key) ?? new Intl.NumberFormat([m.language, FALLBACK], options);
  formats.set(key, format);
  return format;
}

export const number = (n: number): string => formatFor('whole', { maximumFractionDigits: 0 }).format(n);

/** A chance from 0 to 1: `34%`. */
export const chance = (part: number): string =>
  formatFor('chance', { style: 'percent', maximumFractionDigits: 0 }).format(part);

/** The change of a chance (-1 to 1) in percentage points with its sign: `+12`, `−3`, `0`. */
export const points = (change: number): string =>
  formatFor('points', { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
    .formatToParts(change * 100)
    // A hyphen is narrower than the plus sign above it in a column.
    .map(({ type, value }) => (type === 'minusSign' ? value.replace('-', '−') : value))
    .join('');
