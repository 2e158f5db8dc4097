import { numberIn } from '../intl.ts';

/** A number in Bengali digits. */
export const d = numberIn('bn', { useGrouping: false });

/** With two digits at least, as minutes of a clock have them. */
export const d2 = numberIn('bn', { minimumIntegerDigits: 2 });
